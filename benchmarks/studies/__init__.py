"""What play tells about the games. Each study is one command and writes its figures and its picture into docs/studies.

`python -m benchmarks.studies okiya --count 400` asks for more; the page says how much it had. Pictures need Matplotlib.
"""
