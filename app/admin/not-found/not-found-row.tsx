import { useFetcher } from 'react-router'
import { Moment } from '#app/admin/kit/moment.tsx'
import { SelectRow } from '#app/admin/kit/select-row.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import type { Selection } from '#app/admin/kit/use-selection.ts'
import type { ActionResult } from '#model/action-result.ts'
import { isSitePath } from '#model/paths.ts'
import type { NotFoundPath } from '#server/features/not-found/list-not-found.ts'
import { Button } from '#ui/button.tsx'

/** Id of the datalist with suggested paths. */
export const TARGETS = 'not-found-targets'

type NotFoundRowProps = {
  page: NotFoundPath
  mayChange: boolean
  show: 'open' | 'dismissed'
  box: ReturnType<Selection['boxOf']>
}

/** A missing page with a form to redirect it. */
export function NotFoundRow({ page, mayChange, show, box }: NotFoundRowProps) {
  const { path, hits, referrer, lastSeen } = page
  return (
    <tr>
      <td data-label="URL">
        <span className="flex items-center gap-3">
          {mayChange && <SelectRow title={path} box={box} />}
          <span className="font-semibold">{path}</span>
        </span>
      </td>
      <td data-label="Requests">{hits.toLocaleString('en-US')}</td>
      <td data-label="Last" className="whitespace-nowrap">
        <Moment at={lastSeen} style="day" />
      </td>
      <td data-label="From">
        {referrer && isSitePath(referrer) ? (
          <a href={referrer} className="row-link">
            {referrer}
          </a>
        ) : (
          (referrer?.replace(/^https?:\/\//, '') ?? (
            <span className="whitespace-nowrap text-soft">Unknown</span>
          ))
        )}
      </td>
      <td data-label="Redirect to">{mayChange && <RedirectForm page={page} />}</td>
      <td className="is-actions">{mayChange && <DismissForm path={path} show={show} />}</td>
    </tr>
  )
}

function RedirectForm({ page: { path, suggestion } }: { page: NotFoundPath }) {
  const { Form, data, state } = useFetcher<ActionResult>()
  useAnswerToast(data)
  const error =
    data && !data.ok ? (data.errors?.to ?? data.errors?.from ?? data.message) : undefined
  const errorId = `redirect-error-${path}`
  return (
    <Form
      method="post"
      className="grid gap-2 max-md:justify-items-start md:min-w-84 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <input type="hidden" name="intent" value="redirect" />
      <input type="hidden" name="path" value={path} />
      <input
        className="input"
        name="to"
        list={TARGETS}
        defaultValue={suggestion ?? ''}
        aria-label={`Redirect ${path} to`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        placeholder="/…"
        autoComplete="off"
        required
      />
      <Button
        size="sm"
        variant="outline"
        type="submit"
        busy={state !== 'idle'}
        aria-label={`Redirect ${path}`}
      >
        Redirect
      </Button>
      {error && (
        <p id={errorId} className="font-semibold text-alarm md:col-span-full">
          {error}
        </p>
      )}
    </Form>
  )
}

function DismissForm({ path, show }: { path: string; show: 'open' | 'dismissed' }) {
  const { Form, data, state } = useFetcher<ActionResult>()
  useAnswerToast(data)
  const isDismissed = show === 'dismissed'
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="dismiss" />
      <input type="hidden" name="path" value={path} />
      {isDismissed && <input type="hidden" name="back" value="yes" />}
      <Button
        size="sm"
        variant="outline"
        type="submit"
        busy={state !== 'idle'}
        aria-label={`${isDismissed ? 'Restore' : 'Dismiss'} ${path}`}
      >
        {isDismissed ? 'Restore' : 'Dismiss'}
      </Button>
    </Form>
  )
}
