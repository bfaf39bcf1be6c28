import { adminFrom } from '#app/admin/admin-from.ts'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { leadPath } from '#model/admin-paths.ts'
import type { Route } from './+types/contact.ts'
import { ContactFacts } from './contact-facts.tsx'
import { ContactTimeline } from './contact-timeline.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).contacts.contact({ id: args.params.id })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.names[0] ?? 'Contact' },
]

/** Everything between the agency and one person: requests, emails, calls, letters and consent. */
export default function Contact({ loaderData: contact }: Route.ComponentProps) {
  const [name = contact.address, ...otherNames] = contact.names
  return (
    <>
      <PageHeader
        title={name}
        intro={otherNames.length > 0 ? `Also signed as ${otherNames.join(', ')}.` : undefined}
        back={{ to: leadPath(contact.id), name: 'Lead' }}
      />
      <div className="grid grid-cols-1 items-start gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,--spacing(240))_--spacing(96)]">
        <ContactFacts contact={contact} className="xl:order-2" />
        <ContactTimeline contact={contact} />
      </div>
    </>
  )
}
