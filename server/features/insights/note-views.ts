import type { IncomingMessage } from 'node:http'
import { EDITOR_COOKIE } from '#model/editor-cookie.ts'
import type { ConversionKind } from '#model/insights/insights.ts'
import type { Deps } from '#server/deps.ts'
import type { Config } from '#server/platform/config/config.ts'
import { clientAddress } from '#server/platform/http/client-address.ts'
import type { Client } from '#server/platform/runtime.ts'
import { isBotAgent } from './classify.ts'
import type { Sender } from './pending-visitors.ts'

/** Reads a header by its lower-case name. */
type HeaderOf = (name: string) => string | null | undefined

type Visitor = Sender | 'refuses' | null

/** Notes pages that are sent to visitors. */
export type NoteViews = {
  /** A page that was rendered or looked up for this request. */
  noteView(request: Request, path: string, client: Client): void
  /** A page that was answered from the cache before there was a Request. */
  noteCachedView(message: IncomingMessage): void
}

export function createNoteViews(
  { trustedProxies, cdnSeconds }: Pick<Config, 'trustedProxies' | 'cdnSeconds'>,
  { insights, clock }: Pick<Deps, 'insights' | 'clock'>,
): NoteViews {
  function note(visitor: Visitor, headerOf: HeaderOf, path: string, search: string) {
    if (visitor === null) return
    if (visitor === 'refuses') return insights.noteExcluded()
    insights.note(visitor, {
      type: 'view',
      at: clock().getTime(),
      path,
      search,
      referrer: headerOf('referer') ?? '',
      host: headerOf('host') ?? '',
    })
  }

  // What a CDN answers never gets here, so there the browsers alone tell what is opened.
  if (cdnSeconds > 0) return { noteView() {}, noteCachedView() {} }
  return {
    noteView(request, path, { address }) {
      const headerOf: HeaderOf = (name) => request.headers.get(name)
      if (!isOpened(headerOf)) return
      note(visitorOf(headerOf, address), headerOf, path, new URL(request.url).search)
    },
    noteCachedView(message) {
      // The getter of message.headers is dearer than what is read from it.
      const { headers, url = '' } = message
      const headerOf: HeaderOf = (name) => headers[name] as string | undefined
      if (!isOpened(headerOf)) return
      const query = url.indexOf('?')
      const path = query < 0 ? url : url.slice(0, query)
      const asked = { get: (name: string) => headerOf(name) ?? null }
      const address = clientAddress(asked, { incoming: message }, trustedProxies)
      note(visitorOf(headerOf, address), headerOf, path, query < 0 ? '' : url.slice(query))
    },
  }
}

/** Notes that a visitor's form was stored. Never throws: nothing that was sent may be lost for a count. */
export function noteConversion(
  { insights, clock, report }: Pick<Deps, 'insights' | 'clock' | 'report'>,
  { headers }: Request,
  { address }: Client,
  stored: { kind: ConversionKind; id: string },
) {
  try {
    const visitor = visitorOf((name) => headers.get(name), address)
    if (visitor === null || visitor === 'refuses') return
    insights.note(visitor, { type: 'conversion', at: clock().getTime(), ...stored })
  } catch (error) {
    report(error)
  }
}

/** False for a page that a browser only loads ahead, or that a script or frame loads. */
function isOpened(headerOf: HeaderOf) {
  if (headerOf('sec-purpose') || headerOf('purpose')) return false
  return (headerOf('sec-fetch-dest') ?? 'document') === 'document'
}

/** Who sends a request; 'refuses' with Do Not Track or Global Privacy Control, null for a member of the team. */
export function visitorOf(headerOf: HeaderOf, address: string): Visitor {
  if (headerOf('cookie')?.includes(EDITOR_COOKIE)) return null
  if (headerOf('dnt') === '1' || headerOf('sec-gpc') === '1') return 'refuses'
  return {
    address,
    agent: headerOf('user-agent') ?? '',
    language: headerOf('accept-language') ?? '',
    mobile: headerOf('sec-ch-ua-mobile') ?? '',
  }
}

/** Whether a visit by who sends this would be counted. */
export function isCountedVisitor({ headers }: Request) {
  const visitor = visitorOf((name) => headers.get(name), '')
  return visitor !== null && visitor !== 'refuses' && !isBotAgent(visitor.agent)
}
