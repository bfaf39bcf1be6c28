import { describePath } from '#model/content/form/describe-path.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { useFormActions } from './form-context.ts'
import { errorHeading } from './form-state.ts'

type ErrorSummaryProps = { schema: JsonSchema; value: unknown; errors: Record<string, string> }

/** Links to all invalid fields. Does not take the focus, because autosaves happen while typing. */
export function ErrorSummary({ schema, value, errors }: ErrorSummaryProps) {
  const { idOf } = useFormActions()
  const list = Object.entries(errors)
  if (list.length === 0) return null
  return (
    <section
      className="grid gap-2 border-alarm border-l-4 bg-raised px-4.5 py-3.5 [&_:is(h2,a)]:text-alarm"
      aria-labelledby={idOf('', 'errors')}
    >
      <h2 id={idOf('', 'errors')} className="text-section">
        {errorHeading(errors)}
      </h2>
      <ul className="grid gap-1">
        {list.map(([path, error]) => (
          <li key={path}>
            <ErrorLink path={path} fieldLabel={describePath(schema, value, path)} error={error} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ErrorLinkProps = { path: string; fieldLabel: string; error: string }

/** Errors of the whole document have no field to link to. */
function ErrorLink({ path, fieldLabel, error }: ErrorLinkProps) {
  const { idOf, goTo } = useFormActions()
  if (fieldLabel === '') return error
  return (
    <a
      href={`#${idOf(path)}`}
      className="admin-link"
      onClick={(event) => {
        event.preventDefault()
        goTo({ path })
      }}
    >
      {fieldLabel}: {error}
    </a>
  )
}
