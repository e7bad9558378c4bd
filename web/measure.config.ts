import tests from './playwright.config';

/** What is made or measured on demand, and not tested: `npm run pictures`, `npm run figures`, `npm run pace`. */
export default { ...tests, testDir: 'measure', workers: 1, timeout: 300_000 };
