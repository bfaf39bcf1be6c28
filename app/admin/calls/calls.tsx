import { Link } from 'react-router'
import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { ListHead } from '#app/admin/kit/list-head.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { Notice } from '#app/admin/kit/notice.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Pager } from '#app/admin/kit/pager.tsx'
import { RowMenu } from '#app/admin/kit/row-menu.tsx'
import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { adminPaths, callPaths, leadPath } from '#model/admin-paths.ts'
import { callStates } from '#model/calls/call.ts'
import { paths } from '#model/paths.ts'
import { buttonClass } from '#ui/button.tsx'
import type { Route } from './+types/calls.ts'
import { AssignCall } from './assign-call.tsx'
import { CallOutcome } from './call-outcome.tsx'
import { CallTabs } from './call-tabs.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).calls.list(readQuery(args))
}

export async function action(args: Route.ActionArgs) {
  const { setState, assign } = adminFrom(args).calls
  return respond(await dispatchIntent(await readForm(args), { setState, assign }))
}

export const meta = () => [{ title: 'Calls' }]

export default function Calls({ loaderData, actionData }: Route.ComponentProps) {
  const { calls, when, page, hasMore, isOpen, people, now } = loaderData
  const isComing = when === 'coming'
  return (
    <>
      <PageHeader
        title="Calls"
        intro="Calls that visitors book on the contact page."
        tabs={<CallTabs current="Booked" />}
      >
        {isOpen && (
          <a
            href={paths.call}
            target="_blank"
            rel="noopener"
            className={buttonClass({ size: 'sm', variant: 'outline' })}
          >
            View booking page
          </a>
        )}
      </PageHeader>
      <FormAlert result={actionData} />
      {!isOpen && (
        <Notice>
          Visitors cannot book yet.{' '}
          <Link to={callPaths.kinds} className="admin-link">
            Add a kind of call
          </Link>
          , then choose it in{' '}
          <Link to={callPaths.hours} className="admin-link">
            the hours
          </Link>{' '}
          of whoever takes it.
        </Notice>
      )}
      {people.length > 0 && (
        <Notice tone="error">
          Some coming calls have nobody to take them, because their person has left or takes no more
          calls. Choose who takes them, or cancel them.
        </Notice>
      )}
      <ListHead
        views={
          <TabLinks
            label="Time"
            isPlain
            tabs={[
              { name: 'Coming', to: adminPaths.calls, isCurrent: isComing },
              { name: 'Past', to: `${adminPaths.calls}?when=past`, isCurrent: !isComing },
            ]}
          />
        }
      />
      <DataTable
        caption={isComing ? 'Coming calls' : 'Past calls, latest first'}
        columns={['Visitor', 'When', 'What', 'With', 'Status', '']}
        empty={isComing ? 'No calls are booked.' : 'No calls have taken place.'}
      >
        {calls.map(({ id, leadId, name, at, kind, minutes, person, state, join }) => (
          <tr key={id}>
            <td>
              <Link to={leadPath(leadId)} className="row-link">
                <bdi>{name}</bdi>
              </Link>
            </td>
            <td>{isComing ? <Moment at={at} style="coming" now={now} /> : <Moment at={at} />}</td>
            <td>
              {kind}, {minutes} min
            </td>
            <td>{person ?? (isComing ? 'Nobody' : 'Somebody who has left')}</td>
            <td>
              <Tag tone={state === 'booked' ? 'good' : 'quiet'}>{callStates[state]}</Tag>
            </td>
            <td className="is-actions">
              {isComing && state === 'booked' && !person && (
                <AssignCall id={id} name={name} people={people} />
              )}
              {join && (
                <a
                  href={join}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={buttonClass({ size: 'sm', variant: 'outline' })}
                >
                  Join
                  <span className="sr-only"> the call with {name}</span>
                </a>
              )}
              {isComing && state === 'booked' && (
                <RowMenu name={`call with ${name}`}>
                  <ConfirmButton
                    variant="quiet"
                    label="Cancel the call"
                    aria-label={`Cancel the call with ${name}`}
                    values={{ intent: 'setState', id, state: 'cancelled' }}
                    question={`Cancel the call with ${name}?`}
                    consequence="The visitor and whoever takes the call are told by email, and the time is free again."
                    confirm="Cancel the call"
                    dismiss="Keep the call"
                  />
                </RowMenu>
              )}
              {!isComing && state !== 'cancelled' && (
                <CallOutcome id={id} state={state} name={name} />
              )}
            </td>
          </tr>
        ))}
      </DataTable>
      <Pager page={page} hasMore={hasMore} />
    </>
  )
}
