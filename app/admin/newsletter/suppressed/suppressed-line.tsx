import { Link } from 'react-router'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { SelectRow } from '#app/admin/kit/select-row.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import type { Selection } from '#app/admin/kit/use-selection.ts'
import { issuePath } from '#model/admin-paths.ts'
import { issueName } from '#model/newsletter/issue.ts'
import { suppressionReasonNames, suppressionSourceNames } from '#model/newsletter/suppressed.ts'
import type { SuppressedAddress } from '#server/features/newsletter/bounces/admin/list-suppressed.ts'

export const liftConsequence =
  'The next issue goes there again, if the address is subscribed. If it comes back, the address is suppressed once more. Too many of those harm the delivery of all others.'

type SuppressedLineProps = { row: SuppressedAddress; box: ReturnType<Selection['boxOf']> }

/** A suppressed address in the list, with who said what of it. */
export function SuppressedLine({ row, box }: SuppressedLineProps) {
  const { address, email, reason, detail, source, at, issue } = row
  const name = email || 'An erased person'
  return (
    <tr>
      <td>
        <span className="flex items-center gap-3">
          <SelectRow title={name} box={box} />
          <span className={email ? 'wrap-anywhere' : 'text-soft'}>{name}</span>
        </span>
      </td>
      <td>
        <div className="grid justify-items-start gap-0.5">
          <Tag tone={reason === 'complaint' ? 'late' : 'loud'}>
            {suppressionReasonNames[reason]}
          </Tag>
          <span className="text-soft">
            <Moment at={at} style="day" />
          </span>
        </div>
      </td>
      <td>
        <div className="grid max-w-[60ch] gap-0.5">
          {detail && <span className="wrap-anywhere">{detail}</span>}
          <span className="text-soft">
            {suppressionSourceNames[source]}
            {issue && (
              <>
                {', about '}
                <Link to={issuePath(issue.id)} className="admin-link">
                  {issueName(issue.subject)}
                </Link>
              </>
            )}
          </span>
        </div>
      </td>
      <td className="is-actions">
        <div className="flex justify-end max-md:-mx-2.5 max-md:-my-1.5 md:-my-2.5">
          <ConfirmButton
            label="Lift"
            variant="quiet"
            aria-label={`Lift ${name}`}
            question={`Send issues to ${email || 'this address'} again?`}
            consequence={liftConsequence}
            confirm="Lift"
            values={{ intent: 'lift', address }}
          />
        </div>
      </td>
    </tr>
  )
}
