import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent, resultOf } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import { SettingNames } from '#app/admin/kit/setting-names.tsx'
import { newsletterPaths } from '#model/admin-paths.ts'
import type { Route } from './+types/providers.ts'
import { ProviderPanel } from './provider-panel.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).bounces.providers()
}

export async function action(args: Route.ActionArgs) {
  const { connect, disconnect } = adminFrom(args).bounces
  const values = await readForm(args)
  const { provider } = values as { provider?: string }
  return respond({ ...(await dispatchIntent(values, { connect, disconnect })), provider })
}

export const meta = () => [{ title: 'How bounces get here' }]

export default function Providers({ loaderData, actionData }: Route.ComponentProps) {
  const { mailbox, sender, providers } = loaderData
  const connected = resultOf(actionData, 'connect')
  return (
    <>
      <PageHeader
        title="How bounces get here"
        intro="An address whose mail comes back is suppressed, if somebody tells us: the mailbox that gets the bounces, or your mail provider."
        back={{ to: newsletterPaths.suppressed, name: 'Suppressed addresses' }}
      />
      <FormAlert result={actionData?.ok || !connected ? actionData : undefined} />
      <section aria-labelledby="by-mailbox" className="grid max-w-3xl gap-2">
        <SectionHeading id="by-mailbox" title="By a mailbox" />
        <p>
          <SettingNames text={mailboxText(mailbox, sender)} />
        </p>
      </section>
      <section aria-labelledby="by-provider" className="grid max-w-3xl gap-4">
        <SectionHeading
          id="by-provider"
          title="By a mail provider"
          intro={
            <SettingNames text="Connect the one whose server is in SMTP_URL. What is not signed by it is refused." />
          }
        />
        {providers.map((one) => (
          <ProviderPanel
            key={one.provider}
            provider={one}
            result={actionData?.provider === one.provider ? connected : undefined}
          />
        ))}
      </section>
    </>
  )
}

function mailboxText(mailbox: string | null, sender: string) {
  if (!mailbox) {
    return `No mailbox is read. Bounces come to ${sender}: set IMAP_URL and INBOX_ADDRESS to read that mailbox, or connect your provider below.`
  }
  if (mailbox.toLowerCase() === sender.toLowerCase()) {
    return `Bounces come to ${sender}, which is read.`
  }
  return `The mailbox ${mailbox} is read, but bounces come to the sender, ${sender}. Forward them to ${mailbox}, or set MAIL_FROM to that address.`
}
