import { Form } from 'react-router'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { backupPath } from '#model/admin-paths.ts'
import { fileSize } from '#model/file-size.ts'
import type { ShownBackups } from '#server/features/system/backup/show-backups.ts'
import { Button } from '#ui/button.tsx'

type Backup = ShownBackups['list'][number]

/** The backups that can be downloaded, and a button to make one; how to have them made daily. */
export function Backups({ backups }: { backups: ShownBackups }) {
  const { isDaily, place, keepDays, isBeingMade, list } = backups
  const kept = keepDays > 0 ? `each is kept for ${keepDays} days` : 'all are kept'
  const beingMade = isBeingMade && 'One is being made now. Reload to see it finished.'
  return (
    <section id="backups" className="grid gap-3" aria-labelledby="backups-heading">
      <SectionHeading
        id="backups-heading"
        title="Backups"
        intro="One archive with the database, visitors’ files and the media library. It holds personal data. The secret key is not in it: keep that in another place."
      />
      {isDaily ? (
        <p className="max-w-[70ch] wrap-anywhere">
          Made every day in <code>{place}</code>; {kept}. {beingMade}
        </p>
      ) : (
        <p className="max-w-[70ch] wrap-anywhere">
          Made by hand only, in <code>{place}</code>, on the disk of the site itself: download one,
          or it is lost with the disk. {beingMade} For one every day in a safer place, set{' '}
          <code>BACKUP_TO</code> to a folder on another disk, such as <code>/backups</code>, or to a
          bucket, such as <code>s3://bucket/prefix?endpoint=…</code>, and restart the server.
        </p>
      )}
      <Elsewhere backups={backups} />
      <Form method="post" className="mb-2">
        <input type="hidden" name="intent" value="back-up-now" />
        <Button size="sm" type="submit" variant="outline">
          Back up now
        </Button>
      </Form>
      <DataTable
        caption="Backups"
        columns={['Made', 'Status', 'Size', 'Contents', 'Machine', '']}
        isWide
        hasLabels
        empty="No backup in this place yet."
      >
        {list.map((backup) => (
          <BackupRow key={backup.name} backup={backup} isBeingMade={isBeingMade} />
        ))}
      </DataTable>
    </section>
  )
}

/** A backup in a folder that belongs to another machine. */
function Elsewhere({ backups: { made, isFolder, list, placeError } }: { backups: ShownBackups }) {
  if (!made || !isFolder || placeError || list.some(({ madeAt }) => madeAt === made.at)) return null
  return (
    <p className="max-w-[70ch]">
      The last one, of <Moment at={made.at} />, is in <code>{made.place}</code> on the machine{' '}
      <code>{made.host}</code>, where this server cannot read it. With several servers, use a bucket
      or a shared folder.
    </p>
  )
}

type BackupRowProps = { backup: Backup; isBeingMade: boolean }

function BackupRow({ backup, isBeingMade }: BackupRowProps) {
  const { name, madeAt, host, proof, size } = backup
  return (
    <tr>
      <td>
        <span className="font-semibold">
          <Moment at={madeAt} />
        </span>
      </td>
      <td data-label="Status">
        <Status backup={backup} isBeingMade={isBeingMade} />
      </td>
      <td data-label="Size">{size === null ? '–' : fileSize(size)}</td>
      <td data-label="Contents">{proof ? contentsOf(proof) : '–'}</td>
      <td data-label="Machine">
        <span className="wrap-anywhere">{host}</span>
      </td>
      <td>
        {size !== null && (
          <ButtonLink size="sm" variant="outline" to={backupPath(name)} reloadDocument>
            Download<span className="sr-only"> {name}</span>
          </ButtonLink>
        )}
      </td>
    </tr>
  )
}

function Status({ backup: { proof, size }, isBeingMade }: BackupRowProps) {
  if (proof && size === null) return <Tag tone="late">Gone</Tag>
  if (proof) return <Tag tone="good">Proven</Tag>
  if (isBeingMade) return <Tag tone="quiet">Being made</Tag>
  return <Tag tone="late">Not proven</Tag>
}

function contentsOf({ rows, files, missing }: NonNullable<Backup['proof']>) {
  const count = (number: number) => number.toLocaleString('en-US')
  const gone = missing > 0 ? `, ${count(missing)} files were erased meanwhile` : ''
  return `${count(rows)} rows, ${count(files)} files${gone}`
}
