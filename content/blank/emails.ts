export { emails } from '#content/emails.ts'
