export { emails } from '#content/de/emails.ts'
