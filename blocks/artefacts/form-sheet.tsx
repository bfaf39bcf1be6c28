import { cn } from '#ui/cn.ts'
import type { Artefact } from './schema.ts'
import { Written } from './written.tsx'

/** The drawing of a form, with a note at each field. */
export function FormSheet({ artefact }: { artefact: Artefact }) {
  return (
    <dl className="grid gap-6 border border-strong-line bg-paper p-5 sm:p-8 md:max-lg:w-3/5">
      {artefact.rows.map(({ cells: [label, value = '', note], marked }) => (
        <div key={label} className="grid gap-1.5">
          <dt className={marked ? 'sr-only' : 'font-semibold'}>{label}</dt>
          <dd
            className={cn(
              'flex min-h-12 items-center px-4 py-2',
              marked
                ? 'justify-center rounded-button bg-ink text-center font-semibold text-paper'
                : 'border border-strong-line',
            )}
          >
            <Written text={value} />
          </dd>
          {note && (
            <dd className="label flex gap-2.5 text-accent before:mt-2.5 before:w-5 before:shrink-0 before:border-t before:border-current">
              <span>{note}</span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
