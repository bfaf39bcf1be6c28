import { Link, useLocation } from 'react-router'
import { adminFrom, readQuery } from '#app/admin/admin-from.ts'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { ListHead } from '#app/admin/kit/list-head.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Pager } from '#app/admin/kit/pager.tsx'
import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { leadPath, offerPath } from '#model/admin-paths.ts'
import { moneyText } from '#model/money.ts'
import {
  type ListedOfferState,
  listedOfferStateNames,
  listedOfferStates,
} from '#model/offers/offer.ts'
import type { Route } from './+types/offers.ts'
import { OfferState } from './offer-state.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).offers.list(readQuery(args))
}

export const meta = () => [{ title: 'Offers' }]

export default function Offers({ loaderData }: Route.ComponentProps) {
  const { offers, state, page, hasMore, counts } = loaderData
  return (
    <>
      <PageHeader title="Offers" />
      <ListHead views={<StateTabs chosen={state} counts={counts} />} />
      <DataTable
        caption="Offers, newest first"
        columns={['Offer', 'Client', 'Value', 'Status', 'Next']}
        empty={state ? 'No offers are in this state.' : emptyText}
        isWide
      >
        {offers.map((offer) => {
          const { id, title, reference, amount, leadId, leadName, hasNewerDraft } = offer
          return (
            <tr key={id}>
              <td>
                <Link to={offerPath(id)} className="row-link">
                  {title}
                </Link>
                <span className="block label text-soft">{reference}</span>
              </td>
              <td>
                <Link
                  to={leadPath(leadId)}
                  className="underline decoration-strong-line underline-offset-4 hover:decoration-ink"
                >
                  <bdi>{leadName}</bdi>
                </Link>
              </td>
              <td className="whitespace-nowrap">
                {amount ? moneyText(amount.total, amount.currency) : '–'}
              </td>
              <td>
                <OfferState offer={offer} />
                {hasNewerDraft && (
                  <span className="block text-small text-soft">Changed since it was sent</span>
                )}
              </td>
              <td>
                <NextAct offer={offer} />
              </td>
            </tr>
          )
        })}
      </DataTable>
      <Pager page={page} hasMore={hasMore} />
    </>
  )
}

const emptyText = 'No offers yet. Open a lead, and press “Write an offer”.'

const nextActs: Partial<Record<ListedOfferState, string>> = {
  draft: 'Finish and send it',
  sent: 'Not opened yet',
  seen: 'Seen, unanswered: ask',
  accepted: 'Begin the work',
  expired: 'Send a new one, or withdraw it',
}

type NextActProps = { offer: { state: ListedOfferState; expiresOn: string | null } }

/** What an offer waits for, and until when it can be answered. */
function NextAct({ offer: { state, expiresOn } }: NextActProps) {
  const isWaiting = state === 'sent' || state === 'seen'
  return (
    <>
      {nextActs[state]}
      {isWaiting && expiresOn && (
        <span className="block text-small text-soft">
          valid until <Moment at={expiresOn} style="day" />
        </span>
      )}
    </>
  )
}

type StateTabsProps = {
  chosen: ListedOfferState | undefined
  counts: Partial<Record<ListedOfferState, number>>
}

function StateTabs({ chosen, counts }: StateTabsProps) {
  const { pathname } = useLocation()
  return (
    <TabLinks
      label="By state"
      isPlain
      tabs={[
        { name: 'All', to: pathname, isCurrent: chosen === undefined },
        ...listedOfferStates.map((state) => ({
          name: state === 'seen' ? 'Seen, unanswered' : listedOfferStateNames[state],
          count: counts[state] ? String(counts[state]) : undefined,
          isEmpty: !counts[state],
          to: `${pathname}?state=${state}`,
          isCurrent: state === chosen,
        })),
      ]}
    />
  )
}
