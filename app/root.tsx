import '#app/zod-without-eval.ts'
import { type ReactNode, useContext } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router'
import baseStyles from '#app/base.css?url'
import { firstFonts } from '#app/font-files.ts'
import { servicesContext } from '#app/services.ts'
import { metaWords } from '#app/site/meta-words.ts'
import { ErrorScreen, RefusalScreen } from '#app/site/screens/error-screen.tsx'
import { NotFound } from '#app/site/screens/not-found.tsx'
import { DocumentContext } from '#app/site/shell/document-context.ts'
import { Footer } from '#app/site/shell/footer.tsx'
import { HeadScript } from '#app/site/shell/head-script.tsx'
import { Header } from '#app/site/shell/header.tsx'
import { PageMessages } from '#app/site/shell/page-messages.tsx'
import { PreviewRibbon } from '#app/site/shell/preview-ribbon.tsx'
import { Splash } from '#app/site/shell/splash.tsx'
import { ThemeColors, ThemeStyle } from '#app/site/shell/theme-style.tsx'
import siteStyles from '#app/site/site.css?url'
import { type ShellData, useHasCdn, useTheme } from '#app/use-site.ts'
import { consentFor } from '#model/newsletter/newsletter.ts'
import { isAdminPath, personalPaths } from '#model/paths.ts'
import { defaultTheme, type Theme } from '#model/theme/theme.ts'
import { CurrencyContext } from '#ui/currency-context.ts'
import { useLanguage } from '#ui/language-context.ts'
import { SpectrumContext } from '#ui/spectrum.tsx'
import type { Route } from './+types/root.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, settings } = context.get(servicesContext)
  const [site, language, theme, navigation, services, newsletter, atDesk] = await Promise.all([
    content.site(),
    content.language(),
    content.theme(),
    content.navigation(),
    content.services(),
    content.newsletter(),
    settings.atDesk(),
  ])
  return {
    site,
    theme,
    navigation,
    services,
    words: metaWords(language),
    siteUrl: settings.siteUrl(),
    hasCdn: settings.hasCdn(),
    view: settings.view(),
    consent: consentFor(newsletter),
    atDesk,
  }
}

/** The shell's data changes only when content does, and a new document loads it then. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const isApp = useIsApp()
  const isPersonal = useIsPersonal()
  const isAnswer = useContext(DocumentContext)?.isAnswer
  const siteTheme = useTheme()
  const theme = isApp ? defaultTheme : siteTheme
  const { tag, direction, t } = useLanguage()
  return (
    <html
      lang={tag}
      dir={direction === 'rtl' ? 'rtl' : undefined}
      data-cdn={useHasCdn() ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColors theme={theme} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {firstFonts(theme).map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {isApp ? (
          <link rel="stylesheet" href={baseStyles} precedence="base" />
        ) : (
          <DocumentHead theme={theme} />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#main"
          className="fixed top-3 inset-s-3 z-70 bg-ink px-5 py-3 text-paper not-focus:-translate-y-[200%]"
        >
          {t('Skip to content')}
        </a>
        {children}
        {isApp ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : (
          !isPersonal && !isAnswer && <Splash />
        )}
      </body>
    </html>
  )
}

/** The admin and the style guide are React Router applications; all other pages are documents. */
function useIsApp() {
  const { pathname } = useLocation()
  return isAdminPath(pathname) || (import.meta.env.DEV && pathname === '/style')
}

function useIsPersonal() {
  return personalPaths.has(useLocation().pathname)
}

/** The scripts and the one style sheet of a public page. */
function DocumentHead({ theme }: { theme: Theme }) {
  const { nonce, entry, imports, hotReload, messages = {} } = useContext(DocumentContext) ?? {}
  return (
    <>
      <HeadScript />
      {hotReload && <script type="module" nonce={nonce} src={hotReload} />}
      {imports?.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <PageMessages messages={messages} />
      {/* Not async: islands are mounted once all of the page is there. */}
      <script type="module" src={entry} />
      <link rel="stylesheet" href={siteStyles} />
      <ThemeStyle theme={theme} />
    </>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  // The admin has its own shell.
  if (isAdminPath(useLocation().pathname)) return <Outlet />
  return (
    <SettingContexts {...loaderData}>
      {loaderData.view === 'preview' && <PreviewRibbon />}
      <Header />
      <main id="main" tabIndex={-1} className="relative outline-none">
        <Outlet />
      </main>
      <Footer />
    </SettingContexts>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { t } = useLanguage()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const isRefused = isRouteErrorResponse(error) && error.status === 400
  // The route's own tags are those of a page that is there.
  const screen = isMissing ? (
    <>
      <title>{t('404 - Page Not Found')}</title>
      <meta name="robots" content="noindex" />
      <NotFound />
    </>
  ) : isRefused ? (
    <>
      <title>{t('This name cannot be drawn')}</title>
      <meta name="robots" content="noindex" />
      <RefusalScreen />
    </>
  ) : (
    <>
      <title>{t('This page did not load')}</title>
      <ErrorScreen />
    </>
  )
  if (!loaderData) return <main id="main">{screen}</main>
  return (
    <SettingContexts {...loaderData}>
      <Header />
      <main id="main" tabIndex={-1} className="outline-none">
        {screen}
      </main>
      <Footer />
    </SettingContexts>
  )
}

type SettingContextsProps = Pick<ShellData, 'theme' | 'site'> & { children: ReactNode }

/** Settings that sections read. */
function SettingContexts({ theme, site, children }: SettingContextsProps) {
  return (
    <SpectrumContext value={theme.spectrum === 'full'}>
      <CurrencyContext value={site.currency}>{children}</CurrencyContext>
    </SpectrumContext>
  )
}
