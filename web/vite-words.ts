/**
 * Reads the words of a language (`languages/<tag>/**.ftl`) when the page is built: what a browser gets is parsed already,
 * has its no-break spaces, and speaks English where a translation is missing.
 */
import { existsSync, readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

type Entry = FluentResource['body'][number]

/** A file of words as the page loads it: its messages, and which of them take what, in the order of the call. */
export interface Compiled {
  messages: Record<string, Entry['value']>
  takes: Record<string, string[]>
}

const FILE = /^(.*\/languages\/)([^/]+)\/(.+\.ftl)$/
const SOURCE = 'en'
const GIVEN = /^# \$(\w+) \(/

export function words(): Plugin {
  let isServing = false
  return {
    name: 'chabudai-words',
    configResolved(config) {
      isServing = config.command === 'serve' && config.mode === 'development'
    },
    transform(_code, id) {
      const found = FILE.exec(id)
      if (!found) return null
      const [, root = '', tag = '', path = ''] = found
      const source = `${root}${SOURCE}/${path}`
      this.addWatchFile(id)
      this.addWatchFile(source)
      this.addWatchFile(`${root}${tag}/language.json`)
      const compiled = compile(`${root}${tag}/`, path, source, isServing)
      return { code: `export default ${JSON.stringify(compiled)}`, map: null, moduleType: 'js' }
    },
  }
}

/** `marked`: a sentence that falls back to English is seen at once. */
function compile(folder: string, path: string, source: string, marked: boolean): Compiled {
  const english = existsSync(source) ? readFileSync(source, 'utf8') : ''
  const messages = { ...(marked ? markedAs(parsed(english)) : parsed(english)) }
  const own = parsed(spaced(readFileSync(`${folder}${path}`, 'utf8'), folder))
  return { messages: { ...messages, ...own }, takes: givenIn(english) }
}

function parsed(text: string): Record<string, Entry['value']> {
  return Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, value]))
}

function markedAs(messages: Record<string, Entry['value']>): Record<string, Entry['value']> {
  return Object.fromEntries(
    Object.entries(messages).map(([id, value]) => [id, ['⟦', ...(Array.isArray(value) ? value : [value ?? '']), '⟧']]),
  )
}

/** The rules of a language for the spaces before and after its signs, on every line. */
function spaced(text: string, folder: string): string {
  const { spaces } = JSON.parse(readFileSync(`${folder}language.json`, 'utf8')) as { spaces: [string, string][] }
  return spaces.reduce((told, [pattern, space]) => told.replace(new RegExp(pattern, 'gmu'), space), text)
}

/** The English file declares in comments what each message takes. */
function givenIn(english: string): Record<string, string[]> {
  const takes: Record<string, string[]> = {}
  let given: string[] = []
  for (const line of english.split('\n')) {
    const name = GIVEN.exec(line)?.[1]
    const id = /^([a-zA-Z][\w-]*) *=/.exec(line)?.[1]
    if (name) given.push(name)
    if (id && given.length > 0) takes[id] = given
    if (id) given = []
  }
  return takes
}
