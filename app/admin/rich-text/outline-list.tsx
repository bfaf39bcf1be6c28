import type { OutlineEntry } from './outline.ts'

/** The headings of the text, each with a way there. */
export function Outline({ entries }: { entries: OutlineEntry[] }) {
  if (entries.length === 0) return null
  return (
    <nav aria-labelledby="outline-title" className="grid gap-1">
      <h2 id="outline-title" className="font-semibold">
        Outline
      </h2>
      <ol>
        {entries.map(({ level, text, go }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headings have no id, and may repeat
          <li key={index} className={level > 2 ? 'pl-4' : undefined}>
            <button
              type="button"
              className="min-h-7 py-0.5 text-left wrap-anywhere text-soft hover:text-ink hover:underline"
              onClick={go}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
