import type { Check } from '#model/content/checks.ts'
import { CONTRAST_MIN, lowContrastAt, READABLE_FROM } from '#model/content/hue-contrast.ts'

/**
 * Chosen hues on which small text is hard to read, each once. Hues are the only colours that can be chosen; texts in the hue
 * are readable at all of them (model/content/hue-contrast.test.ts).
 */
export function checkContrast(value: unknown): Check[] {
  const seen = new Set<number>()
  return huesIn(value).flatMap(({ path, lambda }) => {
    const contrast = lowContrastAt(lambda)
    if (contrast === null || seen.has(lambda)) return []
    seen.add(lambda)
    const message = `Small text on a surface of ${lambda} nm has a contrast of ${contrast}:1; ${CONTRAST_MIN}:1 is easy to read. Choose ${READABLE_FROM} nm or more, or keep texts on it large.`
    return [{ kind: 'contrast', path, message }]
  })
}

function huesIn(value: unknown, path = ''): { path: string; lambda: number }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const place = path ? `${path}.${name}` : name
    if (name === 'lambda' && typeof part === 'number') return [{ path: place, lambda: part }]
    return huesIn(part, place)
  })
}
