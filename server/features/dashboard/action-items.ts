import { mayAct } from '#model/accounts/accounts.ts'
import { localDay } from '#model/local-time.ts'
import { issueName } from '#model/newsletter/issue.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { storedTitle } from '#server/features/content/editor/stored-title.ts'
import { openPlans } from '#server/features/content/plans/plan-rows.ts'
import { openReviews } from '#server/features/content/reviews/review-rows.ts'
import { readReviewed } from '#server/features/content/reviews/reviewed.ts'
import { openEssentials } from '#server/features/go-live/essentials.ts'
import { hasDeadline } from '#server/features/leads/inbox/filter.ts'
import { lastingProblem } from '#server/features/leads/mails/inbox-state.ts'
import { lateUntil } from '#server/features/leads/response-deadline.ts'
import { countOpenFailures } from '#server/features/mail/open-failures.ts'
import { dueStepsOf } from '#server/features/pipeline/due-steps.ts'
import { overdueBackup } from '#server/features/system/backup/overdue.ts'
import { readState } from '#server/features/system/backup/state.ts'
import { deletionPausedUntil } from '#server/platform/clock/deletion-pause.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { dueTasks, type Task } from './due-tasks.ts'

/** What needs attention, regardless of the period: unanswered inquiries, other new leads, unsent emails, errors. */
export async function actionItems(context: AdminContext) {
  const { store, traffic, actor, backups } = context
  const isOwner = actor.role === 'owner'
  return {
    ...(mayAct(actor.role, 'editor') ? await waitingVisitors(context) : nobodyWaiting),
    failedPlans: await failedPlans(context),
    failedIssues: await failedIssues(store),
    reviews: mayAct(actor.role, 'editor') ? await waitingReviews(context) : [],
    /** What does not work on this server. Only for owners, who see more on the system screen. */
    errors: isOwner ? await countErrors(context) : 0,
    /** When the newest backup failed, and whether one is overdue. Only for owners, as below. */
    ...(backups.settings.isDaily && isOwner ? await missingBackup(context) : noMissingBackup),
    /** Why no mail has been received for a while, as a sentence. */
    inboxProblem: isOwner ? await lastingProblem(context) : null,
    /** Essential checks that a new site has left to do. */
    goLive: await openEssentials(context),
    /** Leads refused by rate limits since the server started. Only for owners, who can change the settings. */
    refused: isOwner ? traffic.state().refusedLeads : { count: 0, last: null },
  }
}

export type Waiting = Awaited<ReturnType<typeof actionItems>>

type WaitingVisitors = {
  /** The most urgent of what is counted below, by name. */
  tasks: Task[]
  overdue: number
  open: number
  partners: number
  applications: number
  /** Next steps of leads that are due for the actor. */
  steps: number
  mail: Awaited<ReturnType<typeof unsentEmails>>
}

/** For roles that see nothing of visitors. */
const nobodyWaiting: WaitingVisitors = {
  ...{ tasks: [], overdue: 0, open: 0, partners: 0, applications: 0, steps: 0 },
  mail: { waiting: 0, paused: 0, failed: 0 },
}

async function waitingVisitors(context: AdminContext): Promise<WaitingVisitors> {
  const { store, content, clock, actor } = context
  const { timeZone } = await content.site()
  const overdueBefore = (await lateUntil(context)).toISOString()
  const [tasks, inquiries, overdue, others, steps, mail] = await Promise.all([
    dueTasks(context),
    openInquiries(store).executeTakeFirstOrThrow(),
    openInquiries(store).where('waiting_since', '<=', overdueBefore).executeTakeFirstOrThrow(),
    store
      .selectFrom('leads')
      .select(['kind', ({ fn }) => fn.countAll().as('count')])
      .where('status', '=', 'new')
      .where('kind', 'in', ['partner', 'application'])
      .groupBy('kind')
      .execute(),
    dueStepsOf(store, actor, localDay(clock(), timeZone))
      .clearOrderBy()
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
    unsentEmails(store, clock()),
  ])
  const countOf = (kind: string) => Number(others.find((row) => row.kind === kind)?.count ?? 0)
  return {
    tasks,
    overdue: Number(overdue.count),
    open: Number(inquiries.count) - Number(overdue.count),
    partners: countOf('partner'),
    applications: countOf('application'),
    steps: Number(steps.count),
    mail,
  }
}

const noMissingBackup = { backupFailedAt: null, backupOverdue: null }

async function missingBackup({ store, clock }: AdminContext) {
  const { error, made } = await readState(store)
  return {
    backupFailedAt: error?.at ?? null,
    backupOverdue: overdueBackup(made?.at, clock()),
  }
}

/** Plans that could not run. */
async function failedPlans(context: AdminContext) {
  const open = await openPlans(context.store)
  const failed: { document: string; title: string; failure: string }[] = []
  for (const { document, failure } of open) {
    if (failure === null) continue
    const title = await storedTitle(context.store, context, document)
    failed.push({ document, title, failure })
  }
  return failed
}

/** Issues that were stopped because a backup was restored. */
async function failedIssues(store: Store) {
  const issues = await store
    .selectFrom('newsletter_issues')
    .select(['id', 'subject', 'failure'])
    .where('failure', 'is not', null)
    .orderBy('started_at')
    .execute()
  return issues.map(({ id, subject, failure }) => ({ id, name: issueName(subject), failure }))
}

/** Drafts that wait for a review, those for this person first. */
async function waitingReviews(context: AdminContext) {
  const open = await openReviews(context.store)
  const keys = open.map(({ document }) => document)
  const reviewed = await readReviewed(context.store, context, keys)
  return open
    .flatMap(({ document, author_name, created_at, reviewer, reviewer_id }) => {
      const found = reviewed.get(document)
      const isMine = reviewer_id === context.actor.id
      const entry = { by: author_name, at: created_at, reviewer, isMine }
      return found ? [{ document, ...found, ...entry }] : []
    })
    .sort((one, other) => Number(other.isMine) - Number(one.isMine))
}

function openInquiries(store: Store) {
  return store
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(hasDeadline)
}

async function countErrors(context: AdminContext) {
  const { files, disk } = context.readiness()
  const isPaused = (await deletionPausedUntil(context)) !== null
  return [files !== 'ok', disk !== 'ok', isPaused].filter(Boolean).length
}

async function unsentEmails(store: Store, now: Date) {
  const rows = await store
    .selectFrom('outbox')
    .select(['state', ({ fn }) => fn.countAll().as('count')])
    .where('channel', '=', 'mail')
    .where('state', 'in', ['waiting', 'paused'])
    // Issues wait while they are sent in turn; what is tried again waits like all others.
    .where((row) =>
      row.or([row('state', '!=', 'waiting'), row('issue_id', 'is', null), row('attempts', '>', 0)]),
    )
    .groupBy('state')
    .execute()
  const countOf = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  const failed = await countOpenFailures(store, now)
  return { waiting: countOf('waiting'), paused: countOf('paused'), failed }
}
