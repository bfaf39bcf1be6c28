import { useEffect, useRef } from 'react'
import { type Check, type CheckKind, checkKinds } from '#model/content/checks.ts'
import { describePath } from '#model/content/form/describe-path.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { CHECKS_PANEL } from './checks-button.tsx'

type ChecksPanelProps = {
  checks: Check[]
  schema: JsonSchema
  value: unknown
  /** Opens and focuses the field at this path. */
  onGoTo: (path: string) => void
}

/** What to look at before publishing, each with a way to its field. Nothing of it keeps anyone from publishing. */
export function ChecksPanel({ checks, schema, value, onGoTo }: ChecksPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const kinds = (Object.keys(checkKinds) as CheckKind[]).filter((kind) =>
    checks.some((check) => check.kind === kind),
  )
  return (
    <section
      id={CHECKS_PANEL}
      aria-label="Checks before publishing"
      className="grid min-w-0 scroll-mt-32 gap-5 rounded-card border border-line bg-raised p-4"
    >
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-32 text-section outline-none">
          Before publishing
        </h2>
        <p className="text-soft">
          {checks.length === 0
            ? 'Nothing to do: headings, alt texts, contrast, title and description, links, weight and reading ease are fine.'
            : 'None of this prevents publishing. Choose a line to go to its field.'}
        </p>
      </div>
      {kinds.map((kind) => (
        <section key={kind} className="grid gap-1">
          <h3 className="font-semibold">{checkKinds[kind]}</h3>
          <ul className="grid gap-1">
            {checks
              .filter((check) => check.kind === kind)
              .map(({ path, message }) => (
                <li key={`${path} ${message}`}>
                  <button
                    type="button"
                    className="-mx-2 grid min-h-11 w-[calc(100%+--spacing(4))] content-center rounded-small px-2 py-1 text-left hover:bg-paper"
                    onClick={() => onGoTo(path)}
                  >
                    <span className="wrap-anywhere">{message}</span>
                    <span className="text-hint text-soft underline underline-offset-[0.3em]">
                      {describePath(schema, value, path) || 'The whole document'}
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
