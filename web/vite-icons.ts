/**
 * Writes Lucide's icons as plain markup, because its own component builds each from a list when it is mounted, and a
 * table has twenty. They take a size and a stroke width, no more, and are never read out: words stand beside them.
 */
import type { Plugin } from 'vite'

type Shape = [tag: string, attributes: Record<string, string>]

const ICON = /\/@lucide\/svelte\/dist\/icons\/[\w-]+\.svelte$/
const DATA = /const iconData = (\{.*\});/

const spelled = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

export function icons(): Plugin {
  return {
    name: 'chabudai-icons',
    enforce: 'pre',
    transform(source, id) {
      const found = ICON.test(id) && DATA.exec(source)?.[1]
      if (!found) return null
      const { name, size, node } = JSON.parse(found) as { name: string; size: number; node: Shape[] }
      const shapes = node.map(([tag, attributes]) => `<${tag}${spelled(attributes)} />`).join('')
      return `<script>
  const { size = 24, strokeWidth = 2 } = $props()
</script>
<svg xmlns="http://www.w3.org/2000/svg" width={size} height={size} viewBox="0 0 ${size} ${size}" fill="none"
  stroke="currentColor" stroke-width={strokeWidth} stroke-linecap="round" stroke-linejoin="round"
  class="lucide lucide-${name} lucide-icon" aria-hidden="true">${shapes}</svg>`
    },
  }
}
