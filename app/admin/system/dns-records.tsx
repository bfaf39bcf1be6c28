import { DataTable } from '#app/admin/kit/data-table.tsx'
import { Tag, type Tone } from '#app/admin/kit/tag.tsx'
import type { DnsRecord } from '#model/mail/dns-record.ts'

const states: Record<DnsRecord['state'], { name: string; tone: Tone }> = {
  found: { name: 'Found', tone: 'good' },
  weak: { name: 'To improve', tone: 'loud' },
  missing: { name: 'Missing', tone: 'late' },
  unknown: { name: 'Could not check', tone: 'quiet' },
  unasked: { name: 'Check manually', tone: 'quiet' },
}

/** The DNS records that the sender's domain needs, so that email is not marked as spam. */
export function DnsRecords({ records, sender }: { records: DnsRecord[]; sender: string }) {
  return (
    <section className="grid gap-3" aria-labelledby="dns-records">
      <h2 id="dns-records" className="text-section">
        DNS records for mail from {sender}
      </h2>
      <p className="max-w-[75ch] text-soft">
        Without them, email is often marked as spam. Set them at your domain provider.
      </p>
      <DataTable
        caption="DNS records for mail"
        columns={['Record', 'Host', 'Value', 'State']}
        isWide
        hasLabels
        empty=""
      >
        {records.map(({ name, host, kind, value, state, note }) => (
          <tr key={name}>
            <td data-label="Record">
              <span>
                <span className="font-semibold">{name}</span>{' '}
                {kind !== name && <span className="text-soft">{kind}</span>}
              </span>
            </td>
            <td data-label="Host" className="min-w-56">
              <code>{host}</code>
            </td>
            <td data-label="Value" className="min-w-64">
              {value ? <code>{value}</code> : 'as your mail provider shows it'}
            </td>
            <td data-label="State">
              <span className="grid gap-0.5">
                <Tag tone={states[state].tone}>{states[state].name}</Tag>
                <span className="max-w-[60ch] text-soft">{note}</span>
              </span>
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  )
}
