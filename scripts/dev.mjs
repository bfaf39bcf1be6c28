import { installPackages } from './packages.mjs'
