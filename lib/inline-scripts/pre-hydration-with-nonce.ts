import './pre-hydration'
import './scripts-failed-before'
