import { signIn, signOut } from './sign-in.ts'

export const accountVerbs = { signIn, signOut }
