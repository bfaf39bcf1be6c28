import { Form, useNavigation } from 'react-router'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { CopyLine } from '#app/admin/kit/copy-line.tsx'
import { SettingNames } from '#app/admin/kit/setting-names.tsx'
import { Tag, type Tone } from '#app/admin/kit/tag.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import type { Check, CheckId, CheckState } from '#model/go-live/checks.ts'
import { isAdminPath } from '#model/paths.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

const states: Record<CheckState, { name: string; tone: Tone }> = {
  done: { name: 'Done', tone: 'good' },
  todo: { name: 'To do', tone: 'late' },
  warning: { name: 'To improve', tone: 'loud' },
  unknown: { name: 'Not known', tone: 'quiet' },
}

type CheckRowProps = {
  id: CheckId
  title: string
  /** Undefined until it has been looked up. */
  check: Check | undefined
  sendsMail: boolean
  selector: string
  selectorError?: string
}

/** One check: its state, what was found and what to do. */
export function CheckRow({ id, title, check, ...own }: CheckRowProps) {
  const { sendsMail, selector, selectorError } = own
  const isOpen = check !== undefined && check.state !== 'done'
  return (
    <li
      data-check={id}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-2 border-line border-b py-4 md:grid-cols-[--spacing(48)_minmax(0,1fr)_--spacing(28)]"
    >
      <h3 className="font-semibold">{title}</h3>
      <Tag className="min-h-[1.5em] md:order-last" tone={check && states[check.state].tone}>
        {check ? states[check.state].name : 'Checking …'}
      </Tag>
      <div className="col-span-full grid min-w-0 gap-3 empty:hidden md:col-span-1">
        {check && (
          <div className="grid max-w-[75ch] gap-1 wrap-anywhere">
            <p className={isOpen ? undefined : 'text-soft'}>
              <SettingNames text={check.found} />
            </p>
            {isOpen && check.advice && (
              <p className="text-soft">
                <SettingNames text={check.advice} />
              </p>
            )}
          </div>
        )}
        {isOpen && check.record && <DnsValue id={id} record={check.record} />}
        {isOpen && check.place && <Place place={check.place} />}
        {id === 'mail' && sendsMail && check && <TestMail />}
        {id === 'dkim' && check && (isOpen || selector !== '') && (
          <Selector selector={selector} error={selectorError} />
        )}
      </div>
    </li>
  )
}

function DnsValue({ id, record }: { id: CheckId; record: NonNullable<Check['record']> }) {
  const { host, kind, value } = record
  return (
    <div className="grid max-w-[75ch] gap-3 rounded-card bg-raised p-4">
      <CopyLine id={`${id}-host`} label={`Host of the ${kind} record`} value={host} />
      <CopyLine id={`${id}-value`} label="Its value" value={value} />
    </div>
  )
}

function Place({ place: { name, href } }: { place: NonNullable<Check['place']> }) {
  return (
    <ButtonLink size="sm" variant="outline" to={href} reloadDocument={!isAdminPath(href)}>
      {name}
    </ButtonLink>
  )
}

/** Sends an email to the signed-in owner. */
function TestMail() {
  const { email } = usePerson()
  const busy = useNavigation().formData?.get('intent') === 'send-test-email'
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="intent" value="send-test-email" />
      <Button size="sm" type="submit" variant="outline" busy={busy}>
        Send me a test email
      </Button>
      {busy && <p role="status">To {email}. This can take 20 seconds.</p>}
    </Form>
  )
}

/** Under which name the DKIM key is. */
function Selector({ selector, error }: { selector: string; error?: string }) {
  return (
    <Form
      method="post"
      preventScrollReset
      className="grid max-w-md grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
    >
      <input type="hidden" name="intent" value="set-selector" />
      <TextField
        id="selector"
        name="selector"
        label="Selector, if your provider gave you one"
        defaultValue={selector}
        error={error}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
      />
      <Button size="sm" type="submit" variant="outline">
        Look there
      </Button>
    </Form>
  )
}
