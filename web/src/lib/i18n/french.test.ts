/** French as it is printed: no space may break before a double sign, and a name takes its elision. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { de } from './french'

const sources = join(__dirname, '../..')
const catalogues = (readdirSync(sources, { recursive: true }) as string[]).filter((path) =>
  /(\.fr|i18n\/fr|games\/\w+\/words)\.ts$/.test(path),
)
const books = import.meta.glob<unknown>('@art/*/*.json', { eager: true, import: 'default' })

/** Every piece of text in a module; of a module with both languages, those of its constant `fr`. */
function texts(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(join(sources, path), 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const read = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text)
    node.forEachChild(read)
  }
  const french = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'fr') read(node)
    else node.forEachChild(french)
  }
  if (/words\.ts$/.test(path)) french(file)
  else read(file)
  return found
}

/** Every string under a key `fr`. */
function inFrench(part: unknown, isFrench = false): string[] {
  if (typeof part === 'string') return isFrench ? [part] : []
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) => inFrench(inner, isFrench || key === 'fr'))
}

/** A colon has the wide no-break space before it, the other double signs the narrow one; guillemets have one inside. */
const isWrong = (text: string): boolean =>
  /(^|[^\u00a0]):(?!\/\/)|[^\u202f\s;!?(…][;!?]|(^|\S) [;!?]|«[^\u00a0]|[^\u00a0]»/.test(text)

test.each(catalogues)('%s has no breaking space before a double sign', (path) => {
  expect(texts(path).filter(isWrong)).toEqual([])
})

test.each(Object.entries(books))('%s has no breaking space before a double sign', (_, book) => {
  expect(inFrench(book).filter(isWrong)).toEqual([])
})

test('every catalogue is read', () => {
  expect(catalogues.length).toBeGreaterThanOrEqual(9)
  expect(catalogues.flatMap(texts).length).toBeGreaterThan(1000)
  expect(Object.values(books).flatMap((book) => inFrench(book)).length).toBeGreaterThan(200)
})

test.each([
  ['Ana', 'd’Ana'],
  ['Élodie', 'd’Élodie'],
  ['Œdipe', 'd’Œdipe'],
  ['Hélène', 'd’Hélène'],
  ['Yves', 'd’Yves'],
  ['Haru', 'de Haru'],
  ['Yann', 'de Yann'],
  ['Yutakâ', 'de Yutakâ'],
  ['Okiya', 'd’Okiya'],
  ['Bo', 'de Bo'],
])('what belongs to %s is %s', (name, told) => {
  expect(de(name)).toBe(told)
})

test('no catalogue puts a bare “de” before a name', () => {
  const bare = /\b(de|d’|que|jusque) \$\{(name|names|other|owner|title|host|player|nameOf\([^}]*)\}/
  const read = (path: string): string => readFileSync(join(sources, path), 'utf8')
  expect(catalogues.filter((path) => bare.test(read(path)))).toEqual([])
})
