import { Link } from 'react-router'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import { useSite } from '#app/use-site.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { localDay } from '#model/local-time.ts'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'
import { number } from './issue-state.tsx'

/** How often the links of an issue were followed, and the way to what they led to. */
export function IssueLinks({ issue: { links, campaign, at } }: { issue: OpenedIssue }) {
  const { timeZone } = useSite().site
  if (links.length === 0 && campaign === null) return null
  const showsPeople = links.some(({ people }) => people !== null)
  return (
    <Panel aria-labelledby="links">
      <SectionHeading id="links" title="Links" />
      {links.length > 0 && (
        <DataTable
          caption="Links in the order of the text"
          columns={['Link', 'Clicks', ...(showsPeople ? ['People'] : [])]}
          empty=""
          hasLabels
        >
          {links.map(({ number: place, url, clicks, people }) => (
            <tr key={place}>
              <td className="wrap-anywhere">
                <a href={url} className="admin-link" rel="noreferrer">
                  {withoutCampaign(url)}
                </a>
              </td>
              <td data-label="Clicks">{number(clicks)}</td>
              {showsPeople && <td data-label="People">{number(people ?? 0)}</td>}
            </tr>
          ))}
        </DataTable>
      )}
      <p className="text-soft">
        {links.length > 0 && 'Scanners of mail servers and known bots are not counted. '}
        {showsPeople && 'People: of those who agreed to be counted. '}
        {campaign !== null && (
          <Link
            to={insightsPath(campaign, localDay(new Date(at), timeZone))}
            className="admin-link"
          >
            Visits, inquiries and won work from this issue
          </Link>
        )}
      </p>
    </Panel>
  )
}

/** The names of the issue are the same in all links. */
function withoutCampaign(address: string) {
  const url = new URL(address)
  for (const name of ['utm_source', 'utm_medium', 'utm_campaign']) url.searchParams.delete(name)
  return url.href
}

/** What came of a campaign since a day. */
function insightsPath(campaign: string, from: string) {
  const query = new URLSearchParams({ period: 'own', from, by: 'campaign', is: campaign })
  return `${adminPaths.insights}?${query}`
}
