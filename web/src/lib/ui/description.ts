/** More than a name: read out after it, and shown by `data-tip`. As an attachment, for the templates do not know `aria-description` yet. */
export const described =
  (text: string | undefined) =>
  (node: Element): void =>
    text ? node.setAttribute('aria-description', text) : node.removeAttribute('aria-description')
