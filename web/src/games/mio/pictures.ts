/** An animal for each family, as Noto Emoji draws it, and the things that lie about a zoo. */
import reptile from 'picture:crocodile';
import sea from 'picture:dolphin';
import bird from 'picture:flamingo';
import mammal from 'picture:giraffe';
import ape from 'picture:gorilla';
import coin from 'picture:coin';
import tree from 'picture:deciduous-tree';

import type { Family } from './view';

export const PICTURES: Record<Family, string> = { ape, mammal, bird, reptile, sea };
export const COIN = coin;
export const TREE = tree;
