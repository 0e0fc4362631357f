import fc from 'fast-check'
import { SEED } from './scale'

fc.configureGlobal({ seed: SEED })
