// Looks at the settled page, scrolled to its top, and returns what is wrong with it: [check, element, what is wrong].
//
// `asked` says what this position asks for: { prompt, laptop }. The checks:
//   reach    what can be pressed lies whole in the window, at once or after scrolling, and a press on its middle meets it
//   overlap  no two controls or lines of text lie over each other by more than 2 px in both directions
//   cut      no text is cut off by what holds it or by the edge of the page
//   prompt   what to do now is in the window before any scrolling
//   sideways the page does not scroll sideways
//   scroll   on a laptop nothing goes on below the window
(asked) => {
  const SLACK = 2
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button]'
  const root = document.documentElement
  /** A dialog that is open: what lies under it is neither read nor pressed. */
  const front = document.querySelector('dialog:modal') ?? document.body
  const found = []
  const fail = (check, element, text) => found.push([check, nameOf(element), text])

  // What is seen.

  /** The same answer for an element during this look: scrolling does not change it. */
  function once(question) {
    const answers = new Map()
    return (element) => {
      if (!answers.has(element)) answers.set(element, question(element))
      return answers.get(element)
    }
  }

  const styleOf = once((element) => getComputedStyle(element))
  const isHidden = once((element) => {
    if (!element || element === document.body) return false
    const style = styleOf(element)
    const own = style.display === 'none' || style.opacity === '0' || style.clipPath.startsWith('inset(50%')
    return own || isHidden(element.parentElement)
  })
  const isSeen = once((element) => element.checkVisibility({ visibilityProperty: true }) && !isHidden(element))

  /** The element itself first. */
  const parents = once((element) =>
    element && element !== document.body ? [element, ...parents(element.parentElement)] : [],
  )

  function nameOf(element) {
    if (element === root) return 'page'
    const step = (one) => {
      const word = [...one.classList].find((name) => !name.startsWith('svelte-'))
      return word ? `${one.localName}.${word}` : one.localName
    }
    const named = parents(element).filter((one, at) => at === 0 || [...one.classList].some((n) => !n.startsWith('svelte-')))
    const path = named.slice(0, 3).reverse().map(step).join(' > ')
    const words = (element.ariaLabel ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)
    return `${path} "${words}"`
  }

  // Boxes and what cuts them.

  const box = (one) => ({ left: one.left, top: one.top, right: one.right, bottom: one.bottom })
  const common = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })
  const beyond = (one, room) =>
    Math.max(room.left - one.left, one.right - room.right, room.top - one.top, one.bottom - room.bottom)
  const isContainer = (style) =>
    style.transform !== 'none' || style.translate !== 'none' || style.filter !== 'none' || style.containerType === 'size' ||
    /layout|paint|strict|content/.test(style.contain)

  /** The elements whose overflow can cut this one, with the room they leave. */
  const holdersBefore = new Map()
  function holders(element) {
    if (holdersBefore.has(element)) return holdersBefore.get(element)
    const all = []
    let position = styleOf(element).position
    for (const one of parents(element.parentElement)) {
      const style = styleOf(one)
      if (position === 'fixed' && !isContainer(style)) continue
      if (position === 'absolute' && style.position === 'static' && !isContainer(style)) continue
      position = style.position
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const outer = one.getBoundingClientRect()
      const margin = style.overflowX === 'clip' ? parseFloat(style.overflowClipMargin) || 0 : 0
      const room = {
        left: outer.left + parseFloat(style.borderLeftWidth) - margin,
        top: outer.top + parseFloat(style.borderTopWidth) - margin,
        right: outer.right - parseFloat(style.borderRightWidth) + margin,
        bottom: outer.bottom - parseFloat(style.borderBottomWidth) + margin,
      }
      const scrolls = (way) => ['auto', 'scroll'].includes(way)
      const free = (way) => way === 'visible'
      all.push({ one, style, room, scrollsX: scrolls(style.overflowX), scrollsY: scrolls(style.overflowY),
        freeX: free(style.overflowX), freeY: free(style.overflowY) })
    }
    holdersBefore.set(element, all)
    return all
  }

  /** The part of a box that is seen. A holder that leaves one axis free cuts only the other. */
  function seenPart(rect, element) {
    return holders(element).reduce((left, { room, freeX, freeY }) => common(left, {
      left: freeX ? -Infinity : room.left,
      right: freeX ? Infinity : room.right,
      top: freeY ? -Infinity : room.top,
      bottom: freeY ? Infinity : room.bottom,
    }), box(rect))
  }

  /** The element that keeps its place while the page scrolls, if this one is in such an element. */
  const layerOf = once((element) => parents(element).find((one) => ['fixed', 'sticky'].includes(styleOf(one).position)) ?? null)

  // Every line of text and every control.

  /** Comes into sight when the keyboard reaches it. */
  const AWAY = '.skip'
  const UNREAD = 'script, style, option, title, desc, noscript, template'
  const isRead = once((element) => !element.closest(UNREAD) && !element.closest(AWAY) && isSeen(element))
  const readNodes = once((body) => {
    const nodes = []
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.data.trim() && isRead(node.parentElement)) nodes.push(node)
    }
    return nodes
  })
  function texts() {
    const lines = []
    for (const node of readNodes(front)) {
      const element = node.parentElement
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue
        // The letters fill about four fifths of the height of their font.
        const spare = rect.height * 0.1
        lines.push({ element, text: node.data.trim(), whole: { ...box(rect), top: rect.top + spare, bottom: rect.bottom - spare } })
      }
    }
    return lines
  }
  const controls = () =>
    [...front.querySelectorAll(CONTROLS)].filter((one) => isSeen(one) && !one.closest('[inert]') && !one.matches(AWAY))
  const isActive = (one) => !one.disabled && one.ariaDisabled !== 'true' && styleOf(one).pointerEvents !== 'none'

  // Reach.

  function trouble(one) {
    const rect = one.getBoundingClientRect()
    const outside = Math.round(beyond(rect, { left: 0, top: 0, right: root.clientWidth, bottom: innerHeight }))
    if (outside > 1) return `lies ${outside} px outside the window`
    for (const { one: holder, room } of holders(one)) {
      const cut = Math.round(beyond(rect, room))
      if (cut > 1) return `is cut off by ${cut} px of ${nameOf(holder)}`
    }
    const met = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2)
    return met && (one.contains(met) || met.closest('label')?.control === one) ? null : `lies under ${met ? nameOf(met) : 'nothing'}`
  }

  function troubleAfterScrolling(one) {
    if (trouble(one) === null) return null
    const before = holders(one).map(({ one: holder }) => ({ holder, left: holder.scrollLeft, top: holder.scrollTop }))
    // What is held in sight moves less than the page, so one step may not be enough.
    const scrolls = [
      ...[1, 2, 3].map(() => () => one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })),
      () => scroller.scrollTo(0, scroller.scrollHeight),
    ]
    let wrong = trouble(one)
    for (const scroll of scrolls) {
      if (wrong === null) break
      scroll()
      holdersBefore.clear()
      // A script can scroll what hides its overflow, but people cannot, so that is undone.
      for (const { one: holder, scrollsY } of holders(one)) if (!scrollsY) holder.scrollTo(0, 0)
      holdersBefore.clear()
      wrong = trouble(one)
    }
    // The next window is looked at as people find it.
    for (const { holder, left, top } of before) holder.scrollTo(left, top)
    scroller.scrollTo(0, 0)
    holdersBefore.clear()
    return wrong
  }

  function checkReach() {
    for (const one of controls().filter(isActive)) {
      const rect = one.getBoundingClientRect()
      if (rect.width < 1 && rect.height < 1) continue
      const wrong = troubleAfterScrolling(one)
      if (wrong) fail('reach', one, wrong)
    }
  }

  // Overlap.

  /** Deliberate: [one, the other, why]. */
  const ALLOWED = [
    ['.taiki .fan', '.taiki .fan', 'a hand is a fan: every card shows its corner, and the one pointed at is raised'],
  ]
  const isAllowed = (one, other) => ALLOWED.some(
    ([first, second]) => (one.closest(first) && other.closest(second)) || (one.closest(second) && other.closest(first)),
  )

  function items() {
    const all = [
      ...controls().map((element) => ({ element, text: '', whole: box(element.getBoundingClientRect()) })),
      ...texts().filter(({ element }) => !element.closest('[inert]')),
    ]
    return all
      .map((one) => ({ ...one, seen: seenPart(one.whole, one.element), layer: layerOf(one.element) }))
      .filter(({ seen }) => seen.right - seen.left > SLACK && seen.bottom - seen.top > SLACK)
      .sort((one, other) => one.seen.top - other.seen.top)
  }

  /** Whatever keeps its place may lie over what scrolls, unless no scrolling brings that out. */
  function stays(one, other, atEnd) {
    const layer = [one.layer, other.layer].find((each) => each && each !== (one.layer === each ? other.layer : one.layer))
    const rect = layer.getBoundingClientRect()
    const below = (rect.top + rect.bottom) / 2 > innerHeight / 2
    return below === atEnd
  }

  function checkOverlap(atEnd) {
    const all = items()
    const told = new Set()
    for (const [at, one] of all.entries()) {
      for (let next = at + 1; next < all.length && all[next].seen.top < one.seen.bottom - SLACK; next++) {
        const other = all[next]
        const shared = common(one.seen, other.seen)
        const [width, height] = [shared.right - shared.left, shared.bottom - shared.top]
        if (width <= SLACK || height <= SLACK) continue
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        if (one.layer !== other.layer && scrollable && !stays(one, other, atEnd)) continue
        if (one.layer === other.layer && atEnd) continue
        if (isAllowed(one.element, other.element)) continue
        const key = `${nameOf(one.element)}|${nameOf(other.element)}`
        if (told.has(key)) continue
        told.add(key)
        fail('overlap', one.element, `and ${nameOf(other.element)} share ${Math.round(width)} x ${Math.round(height)} px`)
      }
    }
  }

  // Cut text.

  /** Drawings that show a part of a board, with the names of its fields where they fall. */
  const PARTS = '.cover, .examples svg'

  function checkCut() {
    const told = new Set()
    for (const { element, whole } of texts()) {
      if (told.has(element) || element.closest(PARTS)) continue
      let scrolled = false
      let wrong = null
      for (const { one, style, room, scrollsX, scrollsY, freeX, freeY } of holders(element)) {
        const across = Math.round(Math.max(room.left - whole.left, whole.right - room.right))
        const down = Math.round(Math.max(room.top - whole.top, whole.bottom - room.bottom))
        if (scrollsX || scrollsY) scrolled = true
        if (scrolled) break
        if (!freeX && across > 1) wrong = `is cut off by ${across} px at the side of ${nameOf(one)}`
        if (!freeY && down > 1) wrong = `is cut off by ${down} px of the height of ${nameOf(one)}`
        if (wrong) break
      }
      const lines = [element, element.parentElement]
      for (const one of lines) {
        if (!wrong && styleOf(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1) {
          wrong = `ends in an ellipsis: ${one.scrollWidth - one.clientWidth} px are lacking`
        }
      }
      const outside = Math.round(Math.max(-whole.left, whole.right - root.clientWidth))
      if (!wrong && !scrolled && outside > 1) wrong = `reaches ${outside} px over the edge of the page`
      if (!wrong) continue
      told.add(element)
      fail('cut', element, wrong)
    }
  }

  // Prompt.

  function checkPrompt() {
    const marked = [...document.querySelectorAll('[data-prompt], .near .awaited .status')].filter(
      (one) => isSeen(one) && one.textContent.trim(),
    )
    if (marked.length === 0) return fail('prompt', root, 'nothing says what to do')
    const wrongs = marked.map((one) => {
      const rect = one.getBoundingClientRect()
      const outside = Math.round(beyond(rect, { left: 0, top: 0, right: root.clientWidth, bottom: innerHeight }))
      if (outside > 1) return `lies ${outside} px outside the window`
      const cut = Math.round(beyond(rect, seenPart(rect, one)))
      if (cut > 1) return `is cut off by ${cut} px`
      const met = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2)
      return met && !met.contains(one) && !one.contains(met) ? `lies under ${nameOf(met)}` : null
    })
    if (wrongs.every((wrong) => wrong !== null)) fail('prompt', marked[0], wrongs[0])
  }

  /** What people scroll to see the rest: the page, or the board on a phone that lies on its side. */
  const scroller = [...document.querySelectorAll('section.board')].find(
    (one) => ['auto', 'scroll'].includes(styleOf(one).overflowY) && one.scrollHeight > one.clientHeight + 1,
  ) ?? root
  const scrollable = scroller.scrollHeight > scroller.clientHeight
  if (root.scrollWidth > root.clientWidth) fail('sideways', root, `the page is ${root.scrollWidth - root.clientWidth} px too wide`)
  if (asked.laptop && root.scrollHeight > innerHeight) fail('scroll', root, `the page goes on ${root.scrollHeight - innerHeight} px below the window`)
  if (asked.prompt) checkPrompt()
  checkCut()
  checkOverlap(false)
  if (scrollable) {
    scroller.scrollTo(0, scroller.scrollHeight)
    holdersBefore.clear()
    checkOverlap(true)
    scroller.scrollTo(0, 0)
  }
  holdersBefore.clear()
  checkReach()
  return found
}
