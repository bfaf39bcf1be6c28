import { message } from '#model/language/message.ts'
import { methodsOf } from '#server/page-methods.ts'
import { problemResponse } from '#server/platform/http/problem.ts'
import { RETRY_AFTER } from '#server/platform/http/unavailable.ts'
import { type ErrorLook, errorPage } from '#server/platform/rendering/error-page.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'

/** Answers a request that is not served with this status: as a page, or below /api as JSON. */
export function createErrorResponse(
  headers: HeaderSet,
  apiHeaders: HeaderSet,
  look: () => Promise<ErrorLook>,
) {
  return async (path: string, status: keyof typeof sentences) => {
    const { title, sentence } = sentences[status]
    const more: HeaderSet = {
      ...(status === 405 && { Allow: methodsOf(path).join(', ') }),
      ...(status === 503 && { 'Retry-After': String(RETRY_AFTER) }),
    }
    const isApi = path === '/api' || path.startsWith('/api/')
    if (isApi) return problemResponse({ status, message: sentence }, { ...apiHeaders, ...more })
    return errorPage({ status, title, sentence }, { ...headers, ...more }, await look())
  }
}

const sentences = {
  403: {
    title: message('This was not sent from our site'),
    sentence: message(
      'This form came from another address than ours. Please open our page and send it there.',
    ),
  },
  405: {
    title: message('This address shows a page'),
    sentence: message(
      'This address cannot take what was sent to it. Please open our page and use its form.',
    ),
  },
  413: {
    title: message('This is too large'),
    sentence: message('What you sent is too large. Please send a smaller file, or a link to it.'),
  },
  500: {
    title: message('This is not working right now'),
    sentence: message('Something went wrong on our side. Please try again in a minute.'),
  },
  503: {
    title: message('This is not possible right now'),
    sentence: message('Please try again in a few seconds.'),
  },
} as const
