import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { SettingNames } from '#app/admin/kit/setting-names.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { useSite } from '#app/use-site.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/system.ts'
import { Backups } from './backups.tsx'
import { DkimKey } from './dkim-key.tsx'
import { DnsRecords } from './dns-records.tsx'
import { findings, levels } from './findings.ts'
import { ReceivedMail } from './received-mail.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { system } = adminFrom(args)
  const [state, backups, dkim] = await Promise.all([system.show(), system.backups(), system.dkim()])
  return { state, backups, dkim }
}

export async function action(args: Route.ActionArgs) {
  const { sendTestMail, testInbox, backUpNow, createDkim, startDkim, removeDkim } =
    adminFrom(args).system
  const handlers = {
    ...{ 'send-test-email': sendTestMail, 'test-inbox': testInbox, 'back-up-now': backUpNow },
    ...{ 'create-dkim': createDkim, 'start-dkim': startDkim, 'remove-dkim': removeDkim },
  }
  return respond(await dispatchIntent(await readForm(args), handlers))
}

export const meta = () => [{ title: 'System' }]

export default function System({ loaderData, actionData }: Route.ComponentProps) {
  const { state, backups, dkim } = loaderData
  const { mail, dns, now } = state
  const { email } = usePerson()
  const { timeZone } = useSite().site
  const { formData } = useNavigation()
  const busy = formData?.get('intent') === 'send-test-email'
  return (
    <>
      <PageHeader
        title="System"
        intro="The current state of this installation. Reload to check again."
      >
        {mail.isSet && (
          <Form method="post">
            <input type="hidden" name="intent" value="send-test-email" />
            <Button size="sm" type="submit" busy={busy}>
              Send me a test email
            </Button>
          </Form>
        )}
      </PageHeader>
      <FormAlert result={actionData} />
      {busy && <p role="status">Sending an email to {email}. This can take 20 seconds.</p>}
      <DataTable
        caption="The state of the installation"
        columns={['Check', 'Status', 'Details']}
        empty=""
      >
        {findings(state, backups, timeZone).map(({ name, level, text }) => (
          <tr key={name}>
            <td>
              <span className="font-semibold md:whitespace-nowrap">{name}</span>
            </td>
            <td>
              <Tag tone={levels[level].tone}>{levels[level].name}</Tag>
            </td>
            <td>
              <span className="block max-w-[75ch]">
                <SettingNames text={text} />
              </span>
            </td>
          </tr>
        ))}
      </DataTable>
      <ClockLine now={now} />
      <Backups backups={backups} />
      <ReceivedMail inbox={state.inbox} sendsMail={mail.isSet} />
      <DnsRecords records={dns} sender={mail.sender.address} />
      <DkimKey dkim={dkim} />
    </>
  )
}

/** Tolerated difference between the server's and the browser's clock, in minutes. */
const TOLERANCE = 2

/** The server's time, compared with the browser's. */
function ClockLine({ now }: { now: string }) {
  const { timeZone } = useSite().site
  const [minutes, setMinutes] = useState<number | null>(null)
  useEffect(() => setMinutes(Math.round((Date.now() - Date.parse(now)) / 60_000)), [now])
  const isOff = minutes !== null && Math.abs(minutes) > TOLERANCE
  return (
    <p className={isOff ? 'font-semibold text-alarm' : 'text-soft'}>
      Server time: <Moment at={now} /> ({timeZone}).
      {isOff &&
        ` Your clock is ${Math.abs(minutes).toLocaleString('en-US')} minutes ${minutes > 0 ? 'ahead' : 'behind'}; one of them is wrong.`}
    </p>
  )
}
