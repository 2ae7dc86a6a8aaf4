import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askPermission, TurnNotification } from './turn'
import { settings } from '@/lib/settings/settings.svelte'

const shown: FakeNotification[] = []

class FakeNotification {
  static permission = 'granted'
  static requestPermission = (): Promise<string> => Promise.resolve(FakeNotification.permission)
  closed = false
  onclick: (() => void) | null = null
  constructor(readonly title: string) {
    shown.push(this)
  }
  close(): void {
    this.closed = true
  }
}

let visibility: DocumentVisibilityState

beforeEach(() => {
  shown.length = 0
  localStorage.clear()
  visibility = 'hidden'
  FakeNotification.permission = 'granted'
  vi.stubGlobal('Notification', FakeNotification)
  vi.stubGlobal('isSecureContext', true)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  settings.set('notify', true)
})

afterEach(() => {
  settings.set('notify', false)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a turn is told once, whichever tab comes first, and the next one again', () => {
  new TurnNotification('t1').tell(4, 'Your turn', '')
  new TurnNotification('t1').tell(4, 'Your turn', '')
  expect(shown).toHaveLength(1)
  new TurnNotification('t1').tell(6, 'Your turn', '')
  expect(shown).toHaveLength(2)
})

test('a turn that is over takes its notice away', () => {
  const notice = new TurnNotification('t1')
  notice.tell(4, 'Your turn', '')
  notice.over()
  expect(shown[0]?.closed).toBe(true)
})

test('nobody is told who looks, who does not want it, or whose browser refuses', async () => {
  visibility = 'visible'
  new TurnNotification('t1').tell(4, 'Your turn', '')
  visibility = 'hidden'
  settings.set('notify', false)
  new TurnNotification('t1').tell(4, 'Your turn', '')
  settings.set('notify', true)
  FakeNotification.permission = 'denied'
  new TurnNotification('t1').tell(4, 'Your turn', '')
  expect(shown).toHaveLength(0)
  expect(await askPermission()).toBe(false)
})
