import { mount } from 'svelte';
import App from './App.svelte';
import { start_app } from './app';
import './styles/fonts.css';
import './styles/theme.css';
import './styles/base.css';

start_app();
const target = document.getElementById('app');
if (target) mount(App, { target });
