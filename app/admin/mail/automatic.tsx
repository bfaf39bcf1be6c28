import { Form, Link, useNavigation } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Notice } from '#app/admin/kit/notice.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import {
  adminPaths,
  automaticEmailsPath,
  automaticHtmlPath,
  documentPath,
} from '#model/admin-paths.ts'
import { automaticEmails } from '#model/mail/automatic-emails.ts'
import type { ShownAutomaticEmail } from '#server/features/mail/automatic-emails.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/automatic.ts'
import { EmailVersions } from './email-versions.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).mail.automatic(readQuery(args))
}

export async function action(args: Route.ActionArgs) {
  const handlers = { send: adminFrom(args).mail.sendSample }
  return respond(await dispatchIntent(await readForm(args), handlers))
}

export const meta = () => [{ title: 'Automatic emails' }]

export default function AutomaticEmailsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, subject, text, shows } = loaderData
  return (
    <>
      <PageHeader
        title="Automatic emails"
        intro="What visitors and subscribers receive by themselves, with invented data."
        back={{ to: adminPaths.mail, name: 'Mail log' }}
        tabs={
          <TabLinks
            label="Automatic emails"
            tabs={Object.entries(automaticEmails).map(([each, name]) => ({
              name,
              to: automaticEmailsPath(each),
              isCurrent: each === id,
            }))}
          />
        }
      />
      <FormAlert result={actionData} />
      {shows !== 'published' && <Notice>{notes[shows]}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-section wrap-anywhere">{subject}</h2>
        <Actions email={loaderData} />
      </div>
      <EmailVersions text={text} html={`${automaticHtmlPath}?id=${id}`} />
    </>
  )
}

const notes = {
  draft: 'These are the texts of the draft. Visitors get the published ones until you publish it.',
  'published, draft invalid':
    'The draft of the texts has errors, so the published ones are shown. Open the texts to see which.',
}

function Actions({ email: { id, hasServer, ownAddress } }: { email: ShownAutomaticEmail }) {
  const busy = useNavigation().formMethod === 'POST'
  if (!mayAct(usePerson().role, 'editor')) return null
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink size="sm" variant="outline" to={documentPath('emails', id)}>
        Edit texts
      </ButtonLink>
      {hasServer ? (
        <Form method="post">
          <input type="hidden" name="intent" value="send" />
          <input type="hidden" name="id" value={id} />
          <Button size="sm" type="submit" busy={busy}>
            Send to {ownAddress}
          </Button>
        </Form>
      ) : (
        <p className="self-center text-soft">
          To send a sample, set up a mail server first:{' '}
          <Link to={adminPaths.system} className="admin-link">
            System
          </Link>
        </p>
      )}
    </div>
  )
}
