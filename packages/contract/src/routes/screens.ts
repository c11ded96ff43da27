import { z } from 'zod/mini';
import { resource } from '../conventions/resource.ts';
import {
  dayScreen,
  hall,
  newScreen,
  screenSecret,
  screenShown,
  screenUpdate,
  startedScreen,
} from '../day/screens.ts';

const days = resource('screens', '/app/days');
const screens = resource('screens', '/public/screens');
const halls = resource('screens', '/public/days');

export const startScreen = screens('startScreen', 'POST', {
  summary:
    'Start a screen for the hall: it gets a secret of its own and a code that pairs it for ten minutes',
  secret: true,
  public: true,
  answers: { 201: startedScreen },
  errors: ['request.tooMany'],
});

export const askScreen = screens('askScreen', 'POST /{id}/asks', {
  summary: 'Ask what a screen is to show, as that screen: its organisers see that it is there',
  secret: true,
  public: true,
  body: screenSecret,
  answers: { 200: screenShown },
});

export const getHall = halls('getHall', 'GET /{id}/hall', {
  summary:
    'Get a day of play as the hall sees it: tables with their matches, and the next ones, of opens whose results are public',
  public: true,
  answers: { 200: hall },
});

export const listScreens = days('listScreens', 'GET /{id}/screens', {
  summary: 'List the screens of a day of play, with what they show and when they were last there',
  answers: { 200: z.object({ collection: z.array(dayScreen) }) },
});

export const pairScreen = days('pairScreen', 'POST /{id}/screens', {
  summary: 'Pair the screen that shows a code with a day of play',
  body: newScreen,
  answers: { 201: z.object({ _id: dayScreen.shape._id }) },
  errors: ['screen.codeUnknown', 'request.tooMany'],
});

export const editScreen = days('editScreen', 'PATCH /{id}/screens/{screen_id}', {
  summary: 'Change what a screen shows: layouts, seconds, message, language, or its name',
  ifMatch: 'required',
  body: screenUpdate,
});

export const forgetScreen = days('forgetScreen', 'DELETE /{id}/screens/{screen_id}', {
  summary: 'Forget a screen: its secret is worth nothing any more, and it shows a new code',
});
