import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { nonceContext, servicesContext } from '#app/services.ts'
import { DocumentContext } from '#app/site/shell/document-context.ts'
import { isAdminPath } from '#model/paths.ts'
import { pageLanguage } from '#ui/language.ts'
import { LanguageContext } from '#ui/language-context.ts'

// The server imports these from the build, so that the server and the routes share the same context objects.
export { adminContext } from '#app/admin/admin-from.ts'
export { renderMail } from '#app/emails/render-email.tsx'
export { nonceContext, servicesContext } from '#app/services.ts'
export { namePath } from '#blocks/wave-tuner/tuned-wave.ts'

/** Renders the whole page before responding, because the server caches and compresses whole pages. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(nonceContext)
  const { entry, hmr } = routerContext.manifest
  const language = await languageOf(request, context)
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <DocumentContext
        value={{
          nonce,
          entry: entry.module,
          imports: entry.imports,
          hotReload: hmr?.runtime,
          messages: language?.scripted ?? {},
          isAnswer: request.method === 'POST',
        }}
      >
        <LanguageContext value={language ?? pageLanguage}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </LanguageContext>
      </DocumentContext>,
      {
        nonce,
        // Otherwise React defers large sections to a script, and they would be missing without JavaScript.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough()
          headers.set('Content-Type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
          pipe(body)
        },
        onShellError: reject,
        onError: reject,
      },
    )
  })
}

/** The site's language; null for the admin, which is English. */
async function languageOf(request: Request, context: RouterContextProvider) {
  if (isAdminPath(new URL(request.url).pathname)) return null
  return context.get(servicesContext).content.language()
}
