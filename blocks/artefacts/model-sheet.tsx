import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'
import type { Artefact } from './schema.ts'
import { Written } from './written.tsx'

/** A data model: each table with its fields; a field may refer to another table. */
export function ModelSheet({ artefact }: { artefact: Artefact }) {
  const { t } = useLanguage()
  const tables = Map.groupBy(artefact.rows, ({ cells }) => cells[0] ?? '')
  return (
    <div className="border border-strong-line bg-paper p-3 sm:p-8">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(11.5rem,100%),1fr))] items-start gap-3 font-mono text-label wrap-anywhere sm:gap-5">
        {[...tables].map(([table, rows]) => (
          <li key={table} className="border border-ink">
            <p
              className={cn(
                'p-2 sm:px-3',
                rows.some(({ marked }) => marked) ? 'bg-fill text-on-fill' : 'bg-ink text-paper',
              )}
            >
              {table}
            </p>
            <ul>
              {rows.map(({ cells: [, field = '', reference] }) => (
                <li
                  key={field}
                  className="flex flex-wrap justify-between gap-x-3 border-t border-line px-2 py-1.5 sm:px-3"
                >
                  <span>
                    <Written text={field} />
                  </span>
                  {reference && (
                    <span className="text-accent">
                      <span aria-hidden="true">→ </span>
                      <span className="sr-only">{t('refers to')} </span>
                      {reference}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
