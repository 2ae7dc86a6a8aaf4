/** Figures of an analysis as people read them. */
import { locale } from '@/lib/i18n/index.svelte'
import { words } from './words'

/** “62 %”, as the language writes it. */
export function percent(share: number): string {
  return written(share, { style: 'percent' })
}

function written(number: number, style: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale(), style).format(number)
}

/** “+12 %”. */
export function signed(share: number): string {
  return written(share, { style: 'percent', signDisplay: 'exceptZero' })
}

/** “+0.12”, of a whole win; what is no more than noise stands in brackets. */
export function wins(share: number, noise = 0): string {
  const text = written(share, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' })
  return Math.abs(share) > noise || share === 0 ? text : `(${text})`
}

/** A chance, or what perfect play makes of it. */
export function chance(value: number, exact: boolean): string {
  const t = words().study
  return (
    (exact ? { 1: t.exact.won, 0.5: t.exact.drawn, 0: t.exact.lost }[value] : undefined) ?? t.chance(percent(value))
  )
}
