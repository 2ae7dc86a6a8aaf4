// Runs before the first paint so that a chosen theme does not flash. The page itself is in src/.
try {
  var theme = localStorage.getItem('chabudai.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
