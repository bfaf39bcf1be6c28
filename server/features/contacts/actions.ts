import { showContact } from './show-contact.ts'

export const contactActions = { contact: showContact }
