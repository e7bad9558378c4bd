import './theme.css';
import './page.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { watchPointer } from './lib/pointer';
import { route } from './lib/route.svelte';
import { beginSettings } from './lib/settings.svelte';
import { words } from './lib/words.svelte';

// Nothing is shown before there are words for it.
await words.begin();
beginSettings();
watchPointer();
route.begin();
const target = document.getElementById('page');
if (target) mount(App, { target });
