import { inboxFolders, leadKinds, NO_ASSIGNEE } from '#model/leads/inbox.ts'
import type { InboxFilter } from '#server/features/leads/inbox/filter.ts'

type Named = { id: string; name: string }

/** What a filter shows, in words: "The folder “Open”, only inquiries, unread, tagged “big”." */
export function filterSentence(filter: InboxFilter, people: Named[], stages: Named[]) {
  const { folder, kind, assignee, tag, stage, unread, overdue, waiting, q } = filter
  const name = people.find(({ id }) => id === assignee)?.name ?? 'somebody else'
  const parts = [
    folder === 'all' ? 'Every folder except spam' : `The folder “${inboxFolders[folder]}”`,
    kind && `only of the kind “${leadKinds[kind]}”`,
    assignee && (assignee === NO_ASSIGNEE ? 'unassigned' : `assigned to ${name}`),
    tag && `tagged “${tag}”`,
    stage && `in the stage “${stages.find(({ id }) => id === stage)?.name}”`,
    unread && 'unread',
    overdue && 'overdue',
    waiting && `waiting for ${waiting}`,
    q && `matching “${q}”`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
