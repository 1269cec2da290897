package com.example.screens

import java.time.Instant
import java.time.ZoneId
import java.util.Locale
import kotlinx.serialization.json.Json
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class ProfileUiStateTest {
    private val json = Json { ignoreUnknownKeys = true }

    private fun uiState(text: String, locale: String = "en-US"): ProfileUiState {
        val context = DisplayContext(
            locale = Locale.forLanguageTag(locale),
            timeZone = ZoneId.of("UTC"),
            now = Instant.parse("2024-03-05T13:45:07Z"),
        )
        return json.decodeFromString<UserProfile>(text).toProfileUiState(context)
    }

    /** Returns the text with the same spaces in all versions of Android. */
    private fun folded(text: String): String = text.replace(Regex("[\u00A0\u202F\u2009]"), " ")

    private val popularUser = """
        {
          "id": "815",
          "displayName": "Ada Lovelace",
          "username": "ada",
          "avatarUrl": "https://example.com/avatars/ada.png",
          "bio": "Notes on the Analytical Engine.",
          "followerCount": 1429384,
          "followingCount": 12345,
          "postCount": 999,
          "isVerified": true
        }
    """

    @Test
    fun `a popular user`() {
        val uiState = uiState(popularUser)
        assertEquals("Ada Lovelace", uiState.displayName)
        assertEquals("@ada", uiState.username)
        assertEquals("https://example.com/avatars/ada.png", uiState.avatarUrl)
        assertEquals("Notes on the Analytical Engine.", uiState.bio)
        assertEquals("1.4M", folded(uiState.formattedFollowers))
        assertEquals("12.3K", folded(uiState.formattedFollowing))
        assertEquals("999", folded(uiState.formattedPosts))
        assertTrue(uiState.isVerified)
        assertFalse(uiState.isFollowActionInProgress)
    }

    @Test
    fun `a new user`() {
        val uiState = uiState(
            """
                {
                  "id": "815",
                  "displayName": "Ada Lovelace",
                  "username": "ada",
                  "avatarUrl": null,
                  "followerCount": 0,
                  "followingCount": 1,
                  "postCount": 0,
                  "isVerified": false
                }
            """,
        )
        assertEquals("@ada", uiState.username)
        assertNull(uiState.avatarUrl)
        assertEquals("No bio yet", uiState.bio)
        assertEquals("0", folded(uiState.formattedFollowers))
        assertEquals("1", folded(uiState.formattedFollowing))
        assertFalse(uiState.isVerified)
    }

    @Test
    fun `round thousands and millions`() {
        val uiState = uiState(
            """
                {
                  "id": "815",
                  "displayName": "Ada Lovelace",
                  "username": "ada",
                  "followerCount": 1000000,
                  "followingCount": 1000,
                  "postCount": 999950,
                  "isVerified": true
                }
            """,
        )
        assertEquals("1M", folded(uiState.formattedFollowers))
        assertEquals("1K", folded(uiState.formattedFollowing))
        assertEquals("1M", folded(uiState.formattedPosts))
    }

    @Test
    fun `a popular user in Germany`() {
        val uiState = uiState(popularUser, locale = "de-DE")
        assertEquals("@ada", uiState.username)
        assertEquals("1,4 Mio.", folded(uiState.formattedFollowers))
        assertEquals("12.345", folded(uiState.formattedFollowing))
        assertEquals("999", folded(uiState.formattedPosts))
    }

    @Test
    fun `the usual clock of a locale`() {
        assertFalse(DisplayContext(locale = Locale.US).uses24HourClock)
        assertTrue(DisplayContext(locale = Locale.GERMANY).uses24HourClock)
    }
}
