import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import {
  actionPath,
  adminPaths,
  automaticEmailsPath,
  collectionPath,
  documentPath,
  insightListPath,
  issuePath,
  leadExportChoicePath,
  newsletterPaths,
  personPath,
  redirectPaths,
  replacePath,
} from '#model/admin-paths.ts'
import { blogPaths, importPath, postViewPath } from '#model/blog/post-paths.ts'
import type { EditLinkPath } from '#model/content/page-editing.ts'
import { postKey } from '#model/content/standalone.ts'
import { mediaItemPath, mediaPaths } from '#model/media/media.ts'
import { paths } from '#model/paths.ts'

/** A page made of blocks; `id` is its id in the content. */
const page = (path: string, id: string) => route(path, 'site/screens/page.tsx', { id })

/** The style guide: only in `npm run style` and `npm run dev`, not in builds. */
const style = import.meta.env.DEV ? [route('/style', 'site/screens/style/style.tsx')] : []

/** The admin: sign-in pages, then the screens that need a session. */
const admin = layout('admin/document.tsx', [
  route(adminPaths.signIn, 'admin/accounts/auth/sign-in.tsx'),
  route(actionPath(':name'), 'admin/action.ts'),
  route(adminPaths.signOut, 'admin/accounts/auth/sign-out.tsx'),
  route(adminPaths.secondFactor, 'admin/accounts/auth/code.tsx'),
  route(adminPaths.setUpSecondFactor, 'admin/accounts/auth/set-up-second-factor.tsx'),
  route(adminPaths.forgot, 'admin/accounts/auth/forgot.tsx'),
  route(adminPaths.welcome, 'admin/accounts/auth/welcome.tsx'),
  layout('admin/shell/shell.tsx', [
    route(adminPaths.dashboard, 'admin/dashboard/dashboard.tsx'),
    route(adminPaths.insights, 'admin/insights/insights.tsx'),
    route(insightListPath, 'admin/insights/list.tsx'),
    route(adminPaths.audit, 'admin/audit/audit.tsx'),
    route(adminPaths.media, 'admin/media/library.tsx'),
    route(mediaPaths.add, 'admin/media/add.tsx'),
    route(mediaPaths.describe, 'admin/media/describe.tsx'),
    route(mediaItemPath(':id'), 'admin/media/picture.tsx'),
    route(adminPaths.privacy, 'admin/privacy/privacy.tsx'),
    route(adminPaths.newsletter, 'admin/newsletter/subscribers.tsx'),
    route(newsletterPaths.add, 'admin/newsletter/add.tsx'),
    route(newsletterPaths.issues, 'admin/newsletter/issues/issues.tsx'),
    route(issuePath(':id'), 'admin/newsletter/issues/issue.tsx'),
    route(adminPaths.accounts, 'admin/accounts/people/people.tsx'),
    route(personPath(':id'), 'admin/accounts/people/person.tsx'),
    route(adminPaths.account, 'admin/accounts/own-account/account.tsx'),
    route(adminPaths.blog, 'admin/blog/blog.tsx'),
    route(blogPaths.new, 'admin/blog/new-post.tsx'),
    route(documentPath(postKey(':id')), 'admin/blog/edit-post.tsx'),
    route(blogPaths.categories, 'admin/blog/categories.tsx'),
    route(blogPaths.trash, 'admin/blog/trash.tsx'),
    route(blogPaths.imports, 'admin/import/imports.tsx'),
    route(importPath(':id'), 'admin/import/import.tsx'),
    route(postViewPath(':id'), 'admin/blog/view-post.ts'),
    route(leadExportChoicePath, 'admin/leads/export.tsx'),
    route(adminPaths.leads, 'admin/leads/inbox.tsx', [route(':id', 'admin/leads/lead.tsx')]),
    route(adminPaths.content, 'admin/content/pages.tsx'),
    route(`${adminPaths.content}/new`, 'admin/content/new-page.tsx'),
    route(replacePath, 'admin/content/replace.tsx'),
    route(`${adminPaths.content}/edit`, 'admin/content/edit/edit.tsx'),
    route('/admin/content/at' satisfies EditLinkPath, 'admin/content/edit/at.ts'),
    route(adminPaths.calendar, 'admin/calendar/calendar.tsx'),
    route(adminPaths.collections, 'admin/content/collections/collections.tsx'),
    route(collectionPath(':collection'), 'admin/content/collections/collection.tsx'),
    route(`${collectionPath(':collection')}/new`, 'admin/content/collections/new-entry.tsx'),
    route(adminPaths.settings, 'admin/content/settings.tsx'),
    route(redirectPaths.import, 'admin/content/redirects/import.tsx'),
    route(adminPaths.setup, 'admin/setup/setup.tsx'),
    route(adminPaths.mail, 'admin/mail/mail.tsx'),
    route(automaticEmailsPath(), 'admin/mail/automatic.tsx'),
    route(`${adminPaths.mail}/:id`, 'admin/mail/message.tsx'),
    route(adminPaths.webhooks, 'admin/webhooks/webhooks.tsx'),
    route(`${adminPaths.webhooks}/:id`, 'admin/webhooks/webhook.tsx'),
    route(adminPaths.goLive, 'admin/go-live/go-live.tsx'),
    route(adminPaths.system, 'admin/system/system.tsx'),
    route(adminPaths.notFound, 'admin/not-found/not-found.tsx'),
    route(`${adminPaths.dashboard}/*`, 'admin/not-here.tsx'),
  ]),
])

/** The public routes in the order of the menus, then those that their links need. */
export default [
  index('site/screens/page.tsx', { id: 'home' }),
  page(paths.about, 'about'),
  page(paths.services, 'our-services'),
  route(paths.blog, 'site/screens/blog/blog.tsx'),
  route(`${paths.blog}/:slug`, 'site/screens/post/post.tsx'),
  route(paths.contact, 'site/screens/contact.tsx'),
  route(paths.career, 'site/screens/career/career.tsx'),
  route(`${paths.career}/:slug`, 'site/screens/career/job.tsx'),
  page(paths.client, 'client'),
  route(paths.partner, 'site/screens/partner.tsx'),
  route(paths.partners, 'site/screens/partner.tsx', { id: 'partners' }),
  page(paths.animatedScroll, 'animated-scroll'),
  route('/services/:slug', 'site/screens/service.tsx'),
  page(paths.terms, 'terms'),
  page(paths.privacy, 'privacy'),
  page(paths.register, 'register'),
  page(paths.whyUs, 'why-us'),
  page(paths.projects, 'projects'),
  route('/projects/:slug', 'site/screens/page.tsx', { id: 'project' }),
  route('/:page', 'site/screens/custom-page.tsx'),
  route(paths.newsletter, 'site/screens/newsletter/newsletter.tsx'),
  route(paths.confirmSubscription, 'site/screens/newsletter/confirm.tsx'),
  route(paths.unsubscribe, 'site/screens/newsletter/unsubscribe.tsx'),
  admin,
  ...style,
  route('*', 'site/screens/not-found.tsx'),
] satisfies RouteConfig
