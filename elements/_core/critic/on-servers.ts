// A server waits for nothing: the critic is there from the start.
import { provideCritic } from '../props/doubts.js';
import * as critic from './critic.js';

provideCritic(critic);

export const { keptContent } = critic;
