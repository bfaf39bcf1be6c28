import { createHmac, timingSafeEqual } from 'node:crypto'

/** What an answer belongs to. */
type Subject = { id: string; reference: string }

/** Addresses of one mailbox that say what an answer belongs to, such as hello+wl-7q2f-9kxa-mfrggzdfmztwq@agency.example. */
export type ReplyAddresses = {
  /** The address of the mailbox itself. */
  mailbox: string
  of(subject: Subject): string
  /** The reference and signature in an address; null if it is another one. To be checked with `isSigned`. */
  read(address: string): { reference: string; signature: string } | null
  isSigned(subject: Subject, signature: string): boolean
  /** Whether it is an address of the mailbox, with whatever is behind its plus sign. */
  isOwn(address: string): boolean
}

/** 65 bits, in letters and digits whose case does not matter. */
const SIGNATURE = 13

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** `mailbox`: its address, whose server delivers what is written to it with a plus sign and more (RFC 5233). */
export function createReplyAddresses(mailbox: string, secret: string): ReplyAddresses {
  const at = mailbox.lastIndexOf('@')
  const start = `${mailbox.slice(0, at)}+`.toLowerCase()
  const end = mailbox.slice(at).toLowerCase()

  function sign({ id }: Subject) {
    const bytes = createHmac('sha256', secret).update(id).digest()
    return Array.from(bytes.subarray(0, SIGNATURE), (byte) => ALPHABET[byte & 31]).join('')
  }

  return {
    mailbox,
    of: (subject) =>
      `${mailbox.slice(0, at)}+${subject.reference.toLowerCase()}-${sign(subject)}${mailbox.slice(at)}`,
    read(address) {
      const given = address.toLowerCase()
      if (!given.startsWith(start) || !given.endsWith(end)) return null
      const [, reference, signature] =
        /^([a-z0-9-]{1,40})-([a-z2-7]{13})$/.exec(given.slice(start.length, -end.length)) ?? []
      return reference && signature ? { reference: reference.toUpperCase(), signature } : null
    },
    isSigned: (subject, signature) =>
      signature.length === SIGNATURE &&
      timingSafeEqual(Buffer.from(sign(subject)), Buffer.from(signature)),
    isOwn(address) {
      const given = address.toLowerCase()
      return given === mailbox.toLowerCase() || (given.startsWith(start) && given.endsWith(end))
    },
  }
}
