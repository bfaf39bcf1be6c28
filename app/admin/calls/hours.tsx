import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { callPaths } from '#model/admin-paths.ts'
import type { Route } from './+types/hours.ts'
import { CallTabs } from './call-tabs.tsx'
import { HoursForm } from './hours-form.tsx'
import { PersonTabs } from './person-tabs.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).calls.hours(readQuery(args))
}

export async function action(args: Route.ActionArgs) {
  const { saveHours } = adminFrom(args).calls
  return respond(await dispatchIntent(await readForm(args), { save: saveHours }))
}

export const meta = () => [{ title: 'Hours' }]

export default function CallHours({ loaderData: hours, actionData }: Route.ComponentProps) {
  const { person, people } = hours
  return (
    <>
      <PageHeader
        title="Calls"
        intro="When each person takes calls, in their own time zone."
        tabs={<CallTabs current="Hours" />}
      />
      <PersonTabs path={callPaths.hours} people={people} current={person.id} />
      <FormAlert result={actionData} />
      <HoursForm key={person.id} hours={hours} result={actionData} />
    </>
  )
}
