import { redirect, useLocation, useRouteLoaderData } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { BackLink } from '#app/admin/kit/back-link.tsx'
import { dispatchIntent, resultOf } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { useRefreshWhileSending } from '#app/admin/mail/use-refresh-while-sending.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths, leadFilePath, offerPath } from '#model/admin-paths.ts'
import { leadKinds } from '#model/leads/inbox.ts'
import type { LeadPage } from '#server/features/leads/inbox/list-leads.ts'
import { cn } from '#ui/cn.ts'
import type { Route } from './+types/lead.ts'
import { Conversation, hasConversation } from './conversation.tsx'
import { Due, useNow } from './due.tsx'
import { LeadBar } from './lead-bar.tsx'
import { LeadContent } from './lead-content.tsx'
import { LeadOffers } from './lead-offers.tsx'
import { LeadOrigin } from './lead-origin.tsx'
import { LeadState } from './lead-state.tsx'
import { NoteForm } from './note-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import { Timeline } from './timeline.tsx'
import { useLeadKeys } from './use-lead-keys.ts'
import { isBeingSent, useFocusOnOpening, useMarkRead } from './use-opened-lead.ts'
import { Waiting } from './waiting.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).leads.lead({ id: args.params.id })
}

export async function action(args: Route.ActionArgs) {
  const { leads, pipeline, offers } = adminFrom(args)
  const form = { ...(await readForm(args)), id: args.params.id }
  const result = await dispatchIntent(form, {
    read: leads.markRead,
    settle: leads.settle,
    status: leads.setStatus,
    deal: pipeline.saveDeal,
    assign: leads.assign,
    'add-tag': leads.addTag,
    'remove-tag': leads.removeTag,
    reply: async (values) => {
      const result = await leads.reply(values)
      return result.ok ? result : { ...result, typed: String(values.reply ?? '') }
    },
    'undo-reply': leads.undoReply,
    'send-planned': leads.sendPlanned,
    note: leads.addNote,
    offer: async ({ from }) => {
      const result = await offers.create({ lead: args.params.id, from })
      if (result.ok) throw redirect(offerPath(result.value.id))
      return result
    },
    file: async (values): Promise<never> => {
      const { key } = await leads.linkFile(values)
      throw redirect(leadFilePath(key))
    },
  })
  return respond(result)
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData ? `${loaderData.name}, ${loaderData.reference}` : 'Inbox' },
]

/** One lead: message, replies, status and timeline. */
export default function Lead({ loaderData: lead, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const list = useRouteLoaderData<LeadPage>('admin/leads/inbox')
  const mayChange = mayAct(usePerson().role, 'editor')
  const heading = useFocusOnOpening(lead.id)
  const now = useNow(lead.now)
  // Until then there is room for the timeline above the reply.
  const isAnswered = hasConversation(lead)
  useLeadKeys(mayChange)
  useMarkRead(lead.isUnread && mayChange, lead.id)
  useRefreshWhileSending(isBeingSent(lead))
  return (
    <article
      aria-labelledby="lead-name"
      className="@container/lead grid min-w-0 content-start gap-5 border-line max-lg:[&_:is(a,button,input,textarea)]:scroll-mb-20 xl:border-l xl:pl-8 panes:flex panes:min-h-0 panes:flex-col panes:pt-11"
    >
      <BackLink to={adminPaths.leads + search} className="-mb-3 md:-mt-3 xl:hidden">
        Inbox
      </BackLink>
      <header className="grid gap-1">
        <h1
          id="lead-name"
          ref={heading}
          tabIndex={-1}
          className="display flex items-center text-heading break-words outline-none xl:min-h-11"
        >
          <bdi className="min-w-0">{lead.name}</bdi>
        </h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5">
          {lead.due && <Due due={lead.due} now={now} />}
          <span className="label text-soft">
            {leadKinds[lead.kind]} {lead.reference}, <Moment at={lead.at} />
          </span>
          {lead.waiting?.since !== lead.at && <Waiting lead={lead} mayChange={mayChange} />}
        </p>
      </header>
      <FormAlert result={actionData} />
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 @xl/lead:grid-cols-[minmax(0,1fr)_--spacing(70)] @5xl/lead:grid-cols-[minmax(0,1fr)_--spacing(88)] panes:min-h-0 panes:flex-1 panes:grid-rows-[minmax(0,1fr)] panes:border-line panes:border-t">
        <div className="grid content-start gap-5 panes:flex panes:min-h-0 panes:flex-col panes:gap-0">
          <section
            key={lead.id}
            aria-label="Messages"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
            tabIndex={0}
            className={cn(
              'focus-visible:-outline-offset-2 panes:flex panes:flex-1 panes:overflow-y-auto',
              // From the end upwards: begins with the latest message.
              isAnswered ? 'panes:flex-col-reverse' : 'panes:fade-foot panes:flex-col',
            )}
          >
            <div className="grid content-start gap-6 panes:mb-auto panes:py-5">
              <LeadContent lead={lead} />
              <Conversation lead={lead} now={now} mayChange={mayChange} />
              {!isAnswered && <Timeline lead={lead} />}
            </div>
          </section>
          {mayChange && lead.status !== 'spam' && (
            <ReplyForm key={`reply ${lead.id}`} lead={lead} sent={resultOf(actionData, 'reply')} />
          )}
        </div>
        <div className="grid content-start gap-6 panes:-mx-3 panes:fade-foot panes:overflow-y-auto panes:px-3 panes:py-5">
          <LeadState
            key={`state ${lead.id}`}
            lead={lead}
            tags={list?.tags ?? []}
            mayChange={mayChange}
          />
          <LeadOrigin lead={lead} />
          <LeadOffers lead={lead} />
          {mayChange && <NoteForm key={`note ${lead.id}`} />}
          {isAnswered && <Timeline lead={lead} />}
        </div>
      </div>
      {mayChange && <LeadBar key={`bar ${lead.id}`} lead={lead} />}
    </article>
  )
}
