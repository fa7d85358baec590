/** All that can be understood and said: every game, in every language. */
import '../rules/games.js';
import './languages/index.js';
